/* Stands in the place of Mermaid, which Nextra's components import and no page uses (`next.config.mjs`). */
export {};
