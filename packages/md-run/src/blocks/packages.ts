import type { Program } from './block';

/** A registry whose packages blocks may import. */
interface Registry {
  readonly languages: readonly string[];
  readonly imports: RegExp;
  /** The packages beside those of the site. */
  readonly packages: readonly string[];
  /** The packages whose versions readers are told, by the names of products. */
  readonly products: Readonly<Record<string, string>>;
}

const registries = {
  npm: {
    languages: ['js', 'ts'],
    imports: /^(?:import|export|\} from)\b[^'"]*['"]((?:@[\w.-]+\/)?[\w.-]+)/gm,
    packages: [
      ...['@nestjs/common', '@nestjs/core', '@nestjs/testing', '@nestjs/typeorm'],
      ...['class-transformer', 'class-validator', 'cors', 'express-rate-limit', 'express-session'],
      ...['helmet', 'jose', 'reflect-metadata', 'rxjs', 'supertest', 'typeorm'],
    ],
    products: { '@nestjs/core': 'nest' },
  },
  pypi: {
    languages: ['python'],
    imports: /^[ \t]*(?:from|import)[ \t]+(\w+)/gm,
    packages: ['anyio', 'fastapi', 'jwt', 'pydantic', 'pytest', 'sqlalchemy', 'starlette'],
    products: {
      ...{ fastapi: 'fastapi', pydantic: 'pydantic' },
      ...{ pytest: 'pytest', sqlalchemy: 'sqlalchemy' },
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
  const { languages, imports, packages }: Registry = registries[registry];
  const { language, text, earlier, files } = program;
  const whole = [...earlier, ...files.map((file) => file.text), text].join('\n');
  const imported = [...whole.matchAll(imports)].map(([, name = '']) => name);
  return languages.includes(language) ? packages.filter((name) => imported.includes(name)) : [];
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
