/**
 * A language of fences. `grammar` is the module of Shiki's grammar, absent for plain text; `label` is the name for
 * readers.
 */
export interface Language {
  grammar?: string;
  label: string;
}

/** Our languages by their names on other sites. */
const aliases: Readonly<Record<string, string>> = {
  'c++': 'cpp',
  cjs: 'js',
  conf: 'ini',
  cxx: 'cpp',
  docker: 'dockerfile',
  env: 'properties',
  golang: 'go',
  htm: 'html',
  javascript: 'js',
  json5: 'json',
  jsonc: 'json',
  jsx: 'tsx',
  kt: 'kotlin',
  less: 'css',
  md: 'markdown',
  mdx: 'markdown',
  mjs: 'js',
  mysql: 'sql',
  node: 'js',
  patch: 'diff',
  plain: 'text',
  plaintext: 'text',
  postgresql: 'sql',
  psql: 'sql',
  py: 'python',
  python3: 'python',
  rb: 'ruby',
  scss: 'css',
  sh: 'bash',
  shell: 'bash',
  shellsession: 'console',
  svg: 'xml',
  terminal: 'console',
  txt: 'text',
  typescript: 'ts',
  vue: 'html',
  yml: 'yaml',
  zsh: 'bash',
};

/**
 * Finds our language for another name of it.
 *
 * @example
 * meantLanguage('yml')  // 'yaml'
 * meantLanguage('Java') // 'java'
 */
export function meantLanguage(name: string): string | undefined {
  const small = name.toLowerCase();
  if (Object.hasOwn(languages, small)) {
    return small;
  }
  return Object.hasOwn(aliases, small) ? aliases[small] : undefined;
}

export const languages: Readonly<Record<string, Language>> = {
  bash: { grammar: 'bash', label: 'Bash' },
  c: { grammar: 'c', label: 'C' },
  console: { label: '터미널' },
  cpp: { grammar: 'cpp', label: 'C++' },
  css: { grammar: 'css', label: 'CSS' },
  csv: { grammar: 'csv', label: 'CSV' },
  dart: { grammar: 'dart', label: 'Dart' },
  diff: { grammar: 'diff', label: 'Diff' },
  dockerfile: { grammar: 'dockerfile', label: 'Dockerfile' },
  go: { grammar: 'go', label: 'Go' },
  html: { grammar: 'html', label: 'HTML' },
  http: { grammar: 'http', label: 'HTTP' },
  ini: { grammar: 'ini', label: 'INI' },
  java: { grammar: 'java', label: 'Java' },
  js: { grammar: 'javascript', label: 'JavaScript' },
  json: { grammar: 'json', label: 'JSON' },
  kotlin: { grammar: 'kotlin', label: 'Kotlin' },
  lua: { grammar: 'lua', label: 'Lua' },
  markdown: { grammar: 'markdown', label: 'Markdown' },
  mermaid: { label: '그림' },
  nginx: { grammar: 'nginx', label: 'Nginx' },
  properties: { grammar: 'properties', label: 'Properties' },
  python: { grammar: 'python', label: 'Python' },
  ruby: { grammar: 'ruby', label: 'Ruby' },
  sql: { grammar: 'sql', label: 'SQL' },
  text: { label: '텍스트' },
  toml: { grammar: 'toml', label: 'TOML' },
  tree: { label: '파일' },
  ts: { grammar: 'typescript', label: 'TypeScript' },
  tsx: { grammar: 'tsx', label: 'TypeScript (JSX)' },
  xml: { grammar: 'xml', label: 'XML' },
  yaml: { grammar: 'yaml', label: 'YAML' },
};
