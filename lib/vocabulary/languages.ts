/**
 * Languages a fence may name. `grammar` is the module of the highlighter's grammars, absent for
 * plain text; `label` is what readers see.
 */
export interface Language {
  grammar?: string;
  label: string;
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
