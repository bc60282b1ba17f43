/** The package ships types that its own `exports` hide from TypeScript; this is the part we use. */
declare module 'nextra' {
  import type { NextConfig } from 'next';

  export interface PageOpts {
    filePath: string;
    route: string;
    title: string;
    pageMap: unknown;
    timestamp?: number;
    frontMatter?: Record<string, unknown>;
  }

  export default function nextra(options: object): (config: NextConfig) => NextConfig;
}
