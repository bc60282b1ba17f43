import type { Program } from './block';

/** Packages of npm that blocks may import beside those of the site; readers are told the versions of some. */
const products: Readonly<Record<string, string | undefined>> = {
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
};

const IMPORT = /^(?:import|export|\} from)\b[^'"]*['"]((?:@[\w.-]+\/)?[\w.-]+)/gm;

/**
 * The packages of npm that a program in JavaScript or TypeScript imports beside those of the site.
 *
 * @example
 * npmPackages({ language: 'ts', text: "import { of } from 'rxjs';", … })  // ['rxjs']
 */
export function npmPackages({ language, text, earlier, files }: Program): string[] {
  const whole = [...earlier, ...files.map((file) => file.text), text].join('\n');
  const imported = [...whole.matchAll(IMPORT)].map(([, name = '']) => name);
  return language === 'js' || language === 'ts'
    ? [...new Set(imported)].filter((name) => Object.hasOwn(products, name)).sort()
    : [];
}

/**
 * The versions of products among packages, from the `dependencies` of a manifest.
 *
 * @example
 * npmProducts(['@nestjs/core', 'rxjs'], { '@nestjs/core': '12.5.1', rxjs: '7.8.2' })  // { nest: '12.5.1' }
 */
export function npmProducts(
  names: readonly string[],
  versions: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name) => {
      const product = products[name];
      return product === undefined ? [] : [[product, versions[name] ?? '']];
    }),
  );
}
