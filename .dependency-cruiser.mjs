/**
 * Who may import whom. The comment of a rule says where the code belongs instead; `npm run check`
 * shows it (`scripts/check-structure.ts`).
 */

/** Rooms of `lib/`, from those that know nothing of notes to those that know the whole site. */
const layers = {
  base: ['faults', 'vocabulary', 'markdown', 'reader'],
  notes: ['note', 'snippets', 'tree', 'addresses', 'connections'],
  whole: ['authoring', 'site', 'export'],
};

/** @param {readonly string[]} rooms */
function inLib(...rooms) {
  return `^lib/(${rooms.join('|')})/`;
}

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circle',
      comment: '서로 가져오는 파일은 하나로 합치거나, 둘이 쓰는 것을 셋째 파일로 옮긴다.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-circle-of-rooms',
      comment: '서로 가져오는 방은 하나로 합치거나, 둘이 쓰는 것을 아래의 방으로 옮긴다.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^(build|client|components|content|lib|packages|scripts)(/|$)' },
      to: { circular: true },
    },
    {
      name: 'lib-base',
      comment: `lib의 ${layers.base.join(', ')}은 글만 알고 노트를 모른다. 노트가 필요한 것은 위의 방에 둔다.`,
      severity: 'error',
      from: { path: inLib(...layers.base) },
      to: { path: inLib(...layers.notes, ...layers.whole) },
    },
    {
      name: 'lib-notes',
      comment: `lib의 ${layers.notes.join(', ')}은 노트를 알고 사이트를 모른다. 사이트 전체가 필요한 것은 ${layers.whole.join(', ')}에 둔다.`,
      severity: 'error',
      from: { path: inLib(...layers.notes) },
      to: { path: inLib(...layers.whole) },
    },
    {
      name: 'lib-alone',
      comment: 'lib은 packages만 알고 다른 폴더를 모른다. 함께 쓰는 것을 lib으로 옮긴다.',
      severity: 'error',
      from: { path: '^lib/' },
      to: { pathNot: '^(lib|node_modules|packages)/', dependencyTypesNot: ['core'] },
    },
    {
      name: 'packages-alone',
      comment:
        'packages의 것은 사이트를 모르고 따로 낼 수 있다. 사이트가 아는 것은 인자로 받는다. 다른 패키지는 package.json에 적고 이름으로 가져온다.',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: {
        pathNot: ['^packages/$1/', '^packages/[^/]+/src/[^/]+\\.ts$', '^node_modules/'],
        dependencyTypesNot: ['core'],
      },
    },
    {
      name: 'packages-by-their-doors',
      comment: "packages는 package.json의 exports에 있는 이름으로 가져온다('ko-search/engine').",
      severity: 'error',
      from: { pathNot: '^packages/' },
      to: { path: '^packages/[^/]+/(src/[^/]+/|tests/|quality/(?!quality\\.ts))' },
    },
    {
      name: 'lib-off-disk',
      comment: 'lib은 순수하다. 디스크와 프로세스는 build/io와 scripts/io에 둔다.',
      severity: 'error',
      from: { path: '^lib/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'lib-draws-nothing',
      comment: 'lib은 순수하다. React는 components에 둔다.',
      severity: 'error',
      from: { path: '^lib/' },
      to: { path: '^node_modules/(react|react-dom|next)/' },
    },
    {
      name: 'pages-are-read',
      comment: '노트는 디스크에서 읽고, 가져오지 않는다.',
      severity: 'error',
      from: { pathNot: '^pages/' },
      to: { path: '^pages/' },
    },
    {
      name: 'scripts-are-run',
      comment: '명령은 실행하고, 가져오지 않는다. 함께 쓰는 것을 lib으로 옮긴다.',
      severity: 'error',
      from: { pathNot: '^(scripts|tests)/' },
      to: { path: '^scripts/' },
    },
    {
      name: 'components-draw',
      comment: '그리는 것은 그려지는 곳에서만 가져온다. 순수한 것은 lib으로 옮긴다.',
      severity: 'error',
      from: { path: '^(scripts|content)/|^build/(?!draw/)' },
      to: { path: '^(client|components)/' },
    },
    {
      name: 'components-under-the-config',
      comment:
        'theme.config.tsx가 부품을 고르고, 부품은 그것을 모른다. build/draw가 속성으로 건넨다.',
      severity: 'error',
      from: { path: '^(client|components|lib)/' },
      to: { path: '^(theme|next)\\.config\\.' },
    },
    {
      name: 'build-on-the-build-machine',
      comment: 'build는 빌드하는 기계에서만 돈다. 브라우저와 함께 쓰는 것은 lib으로 옮긴다.',
      severity: 'error',
      from: { path: '^(client|components|content|lib)/|^theme\\.config\\.tsx$' },
      to: { path: '^build/' },
    },
    {
      name: 'client-without-react',
      comment:
        '페이지의 스크립트에는 React가 없다. React로 그리는 것은 읽는 이가 찾을 때 받는 섬(client/search)에 둔다.',
      severity: 'error',
      from: { path: '^client/(?!search/)' },
      to: { path: '^node_modules/(react|react-dom|next|nextra)' },
    },
    {
      name: 'components-without-browser',
      comment: 'components는 빌드하는 기계에서 그린다. 브라우저에서 도는 것은 client에 둔다.',
      severity: 'error',
      from: { path: '^components/' },
      to: { path: '^client/' },
    },
    {
      name: 'client-draws-nothing-of-the-page',
      comment:
        '페이지는 이미 그려져 있다. client는 components에서 주소(components/page)만 가져온다.',
      severity: 'error',
      from: { path: '^client/' },
      to: { path: '^components/(?!page/)' },
    },
    {
      name: 'content-is-data',
      comment:
        'content는 한 주제의 자료다. lib/note와 그 아래의 꼴만 쓴다. 자료로 일하는 코드는 lib이나 scripts에 둔다.',
      severity: 'error',
      from: { path: '^content/' },
      to: {
        pathNot: ['^(content|packages)/', '^node_modules/zod/', inLib('note', ...layers.base)],
      },
    },
    {
      name: 'tests-last',
      comment: '실행되는 것은 시험에 기대지 않는다. 함께 쓰는 것을 scripts나 lib으로 옮긴다.',
      severity: 'error',
      from: { pathNot: '^tests/|^playwright\\.config\\.ts$' },
      to: { path: '^tests/' },
    },
    {
      name: 'e2e-sees-the-page',
      comment: '브라우저 시험은 주소와 보이는 글만 안다.',
      severity: 'error',
      from: { path: '^tests/e2e/' },
      to: { path: '^(lib|components|compile|content|packages|scripts|pages)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(tests/fixtures|content/solutions)/' },
    // An import of a type is an import: who needs a type knows where it lives.
    tsPreCompilationDeps: true,
    detectJSDocImports: true,
    parser: 'tsc',
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.d.ts', '.json'],
    },
  },
};
