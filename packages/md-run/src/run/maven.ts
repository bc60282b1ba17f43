import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { mavenProjects, pomFile, productVersions, type MavenProject } from '../blocks/maven';
import { hashText } from '../blocks/hash';
import { run } from './run';
import { wholeFolder } from './whole-folder';
import type { Provision } from './adapter';

/** Copies what a `pom.xml` names, and what that needs, into one folder. */
const COPY = 'org.apache.maven.plugins:maven-dependency-plugin:3.11.0:copy-dependencies';

/** Where the libraries of a `pom.xml` lie: another text has a folder of its own, and an old one stays as it was. */
export function libraryFolder(pom: string): string {
  return path.resolve('.cache/maven', hashText(pom));
}

/** Resolves a `pom.xml` once; afterwards neither Maven nor a network is needed. Returns the files it came to. */
async function resolveLibraries(file: string, folder: string): Promise<string[]> {
  const made = await wholeFolder(folder, async (making) => {
    const words = ['-q', '-B', '-f', file, COPY, `-DoutputDirectory=${making}`];
    return (await run('mvn', words)).code === 0;
  });
  return made === undefined ? [] : readdir(made);
}

/** Finds the libraries of a project, after resolving them where Maven can. */
export function mavenTool(project: MavenProject): Provision {
  const { label, product } = mavenProjects[project];
  return {
    name: `${label}의 라이브러리 (Maven)`,
    packages: ['maven'],
    detect: async () => {
      const pom = await readFile(pomFile(project), 'utf8').catch(() => undefined);
      if (pom === undefined) {
        return undefined;
      }
      const folder = libraryFolder(pom);
      const products = productVersions(await resolveLibraries(pomFile(project), folder));
      const version = products[product];
      return version === undefined
        ? undefined
        : {
            label: `${label} ${/^\d+\.\d+/.exec(version)?.[0] ?? version}`,
            version: `${label} ${version}`,
            command: folder,
            products,
          };
    },
  };
}
