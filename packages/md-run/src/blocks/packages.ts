import type { Program } from './block';

/** A registry whose packages blocks may import. */
interface Registry {
  readonly languages: readonly string[];
  /** Finds the packages that a program imports. */
  readonly imports: RegExp;
  /** The packages beside those of the site; readers are told the versions of some, by the names of products. */
  readonly products: Readonly<Record<string, string | undefined>>;
}

const registries = {
  npm: {
    languages: ['js', 'ts'],
    imports: /^(?:import|export|\} from)\b[^'"]*['"]((?:@[\w.-]+\/)?[\w.-]+)/gm,
    products: {
      '@nestjs/common': undefined,
      '@nestjs/core': 'nest',
      '@nestjs/testing': undefined,
      '@nestjs/typeorm': undefined,
      'class-transformer': undefined,
      'class-validator': undefined,
      cors: undefined,
      'express-rate-limit': undefined,
      'express-session': undefined,
      helmet: undefined,
      jose: undefined,
      'reflect-metadata': undefined,
      rxjs: undefined,
      supertest: undefined,
      typeorm: undefined,
    },
  },
  pypi: {
    languages: ['python'],
    imports: /^[ \t]*(?:from|import)[ \t]+(\w+)/gm,
    products: {
      anyio: undefined,
      fastapi: 'fastapi',
      jwt: undefined,
      pydantic: 'pydantic',
      pytest: 'pytest',
      sqlalchemy: 'sqlalchemy',
      starlette: undefined,
    },
  },
} satisfies Readonly<Record<string, Registry>>;

/** The name of a registry. */
export type RegistryName = keyof typeof registries;

/**
 * The packages of a registry that a program imports.
 *
 * @example
 * packagesOf('npm', { language: 'ts', text: "import { of } from 'rxjs';", … })  // ['rxjs']
 */
export function packagesOf(registry: RegistryName, program: Program): string[] {
  const { languages, imports, products }: Registry = registries[registry];
  const { language, text, earlier, files } = program;
  const whole = [...earlier, ...files.map((file) => file.text), text].join('\n');
  const imported = [...whole.matchAll(imports)].map(([, name = '']) => name);
  return languages.includes(language)
    ? [...new Set(imported)].filter((name) => Object.hasOwn(products, name)).sort()
    : [];
}

/**
 * The versions of products among the packages that a program imports.
 *
 * @param versions the versions of all packages of the registry
 * @example
 * packageProducts('npm', program, { '@nestjs/core': '12.5.1', rxjs: '7.8.2' })  // { nest: '12.5.1' }
 */
export function packageProducts(
  registry: RegistryName,
  program: Program,
  versions: Readonly<Record<string, string>>,
): Record<string, string> {
  const { products }: Registry = registries[registry];
  return Object.fromEntries(
    packagesOf(registry, program).flatMap((name) => {
      const product = products[name];
      return product === undefined ? [] : [[product, versions[name] ?? '']];
    }),
  );
}
