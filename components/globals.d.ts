declare global {
  namespace NodeJS {
    interface ProcessEnv {
      /** The owner's facts as JSON: `build/adapter.mjs` sets it, `components/page/site.ts` reads it. */
      SITE?: string;
      /** Address of the bundled worker of the search; `build/client.ts` writes it into the scripts. */
      SEARCH_WORKER?: string;
    }
  }
}

export {};
