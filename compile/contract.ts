import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { refuseFaults, type Fault } from '../lib/faults/fault';
import { amendments, labels } from './amendments';
import { ownParts, unusedDeclarations, unusedDefaults } from './lean-theme-loader';

/**
 * One thing in an installed package that is no public API and that this site leans on. Every row is
 * checked before `next build`, tested in `tests/unit/compile/contract.test.ts` and listed in
 * `docs/nextra.md`.
 */
export interface Row {
  readonly name: string;
  readonly package: string;
  /** Path of the file in the package. */
  readonly file: string;
  /** Texts and patterns that the file must hold, every one of them. */
  readonly expects: readonly (string | RegExp)[];
  /** What this site does with it, and what a reader would get if it were gone and nobody had noticed. */
  readonly why: string;
  /** Our files that lean on it. */
  readonly usedBy: readonly string[];
  /** What to do when the package has changed. */
  readonly whenBroken: string;
}

const THEME = { package: 'nextra-theme-docs', file: 'dist/index.js' };

/** Class names and variables of the theme that our style sheets and scripts name. */
export const themeNames = [
  'nextra-content',
  'nextra-hamburger',
  'nextra-nav-container',
  'nextra-nav-container-blur',
  'nextra-toc',
  'print:nx-hidden',
  'nx-text-current',
  'nx-whitespace-nowrap',
  '--nextra-navbar-height',
];

/** @param name as it stands in the theme, between quotes, blanks or the marks of a style sheet */
function wholeName(name: string): RegExp {
  return new RegExp(`(?<![\\w:-])${name}(?![\\w-])`);
}

export const contract: readonly Row[] = [
  {
    ...THEME,
    name: '테마의 클래스와 변수',
    expects: themeNames.map(wholeName),
    why: '우리 스타일과 스크립트가 테마의 요소를 이 이름으로 찾는다. 이름이 바뀌면 빌드는 되고 모양과 동작만 빠진다.',
    usedBy: [
      'components/styles/chrome.css',
      'components/styles/prose.css',
      'lib/search/index/sections.ts',
      'lib/export/page-texts.ts',
    ],
    whenBroken:
      '테마에서 그 요소의 새 이름을 찾아 우리 파일과 compile/contract.ts의 themeNames를 고친다.',
  },
  {
    ...THEME,
    name: '노트를 둘러싼 요소',
    expects: [
      /"article",\s+\{\s+className: cn\w*\(\s+classes\w*\.main,\s+"nextra-content /,
      'jsxs20("main", { className:',
    ],
    why: '검색과 내보낸 글의 검사가 노트를 "article.nextra-content 안의 main"으로 찾고 그 안의 우리 위치 표시를 뺀다. 달라지면 검색에 노트가 없거나 메뉴의 글이 섞인다.',
    usedBy: [
      'lib/search/index/sections.ts',
      'lib/export/page-texts.ts',
      'components/styles/prose.css',
    ],
    whenBroken: '내보낸 노트 하나의 HTML을 열어 본문을 담은 요소를 찾고 sectionsFromHtml을 고친다.',
  },
  {
    ...THEME,
    name: '바꾸어 넣는 부품과 그 속성',
    expects: [
      'renderComponent(config.navbar.component, {\n        flatDirectories,\n        items: topLevelNavbarItems',
      /renderComponent\(config\.toc\.component, \{\s+headings: config\.toc\.float \? headings : \[\],\s+filePath/,
      'renderComponent(config.footer.component, { menu: hideSidebar })',
      'renderComponent(config.search.component, {',
      'renderComponent(config.navbar.extraContent)',
    ],
    why: 'theme.config.tsx가 넣은 부품을 테마가 이 이름의 속성으로 부른다. 속성의 형은 패키지에 없다. 이름이 바뀌면 목차나 화면 밝기 단추가 말없이 빈다.',
    usedBy: [
      'theme.config.tsx',
      'components/chrome/toc.tsx',
      'components/chrome/footer.tsx',
      'components/chrome/site-navbar.tsx',
      'components/search/search-button.tsx',
    ],
    whenBroken: '테마가 부르는 새 속성에 우리 부품을 맞춘다.',
  },
  {
    ...THEME,
    name: '페이지 머리를 함수로 부르는 것',
    expects: [
      'typeof config.head === "function" ? config.head({}) : config.head',
      /jsxs11\(NextHead, \{ children: \[[^]*?\n {6}head\n {4}\] \}\)/,
    ],
    why: 'next/head는 조각(Fragment)을 한 겹만 들여다본다. 테마가 Head를 부품으로 그리면 제목, 설명, 정본 주소가 모든 페이지에서 빠진다.',
    usedBy: ['components/chrome/head.tsx'],
    whenBroken: 'Head가 next/head를 스스로 쓰게 고친다.',
  },
  {
    ...THEME,
    name: '페이지가 아는 제목과 front matter',
    expects: ['title: pageOpts.title,\n    frontMatter: pageOpts.frontMatter'],
    why: 'useConfig()가 지금 페이지의 제목과 front matter도 돌려준다. 문서에 없는 일이다. 없으면 모든 페이지의 제목과 설명이 사이트의 것이 된다.',
    usedBy: ['components/page/use-page.ts'],
    whenBroken: '제목과 front matter를 pageOpts에서 얻는 길을 찾아 usePage를 고친다.',
  },
  {
    ...THEME,
    name: '마크다운 요소의 목록',
    expects: [
      /var getComponents = [^]*?\n {4}a: Link,\n {4}table: [^]*?\n {4}tr: Tr,\n {4}th: Th,\n {4}td: Td,\n {4}details: Details,\n {4}summary: Summary,\n {4}pre: Pre,\n {4}code: Code\n {2}\}, components\)/,
    ],
    why: '노트를 그리는 곳이 테마의 요소 대신 우리 목록을 건네고, 브라우저에서는 테마의 것을 뺀다. 하나라도 빠뜨리면 빌드한 것과 브라우저가 그린 것이 다르다.',
    usedBy: [
      'components/prose/elements.tsx',
      'components/chrome/note-page.tsx',
      'compile/lean-theme-loader.ts',
    ],
    whenBroken: '테마의 getComponents에 있는 요소를 모두 components/prose/elements.tsx에 적는다.',
  },
  {
    ...THEME,
    name: '건너뛰기 링크가 닿는 곳',
    expects: [
      'var DEFAULT_ID = "reach-skip-nav"',
      'jsx29(SkipNavContent, {})',
      /^ {2}SkipNavLink,$/m,
    ],
    why: '테마는 "본문으로 건너뛰기"가 닿는 곳만 그리고 링크는 내보내기만 한다. 곳이 없어지면 링크가 아무 데도 가지 않는다.',
    usedBy: ['components/chrome/site-navbar.tsx'],
    whenBroken: '링크와 닿는 곳을 우리 부품으로 그린다.',
  },
  {
    ...THEME,
    name: '영어 이름',
    expects: labels.map(({ from }) => from),
    why: '테마에 박힌 영어 이름을 한국어로 바꾼다. 메뉴 단추에는 열린 상태도 적는다.',
    usedBy: ['compile/amendments.ts'],
    whenBroken: '테마에서 그 이름을 찾아 compile/amendments.ts의 labels에서 영어 쪽을 고친다.',
  },
  {
    ...THEME,
    name: '메뉴 단추가 아는 상태',
    expects: [
      /function Navbar\(\{ flatDirectories, items \}\) \{[^]*?const \{ menu, setMenu \} = useMenu\(\);/,
    ],
    why: '메뉴 단추의 aria-expanded에 테마의 변수 menu를 써 넣는다. 변수의 이름이 바뀌면 페이지를 그리다 멈춘다.',
    usedBy: ['compile/amendments.ts', 'components/chrome/root-class.ts'],
    whenBroken: 'compile/amendments.ts에서 aria-expanded에 쓴 변수를 고친다.',
  },
  {
    ...THEME,
    name: '우리 것이 서는 자리',
    expects: [
      ...[...ownParts.keys()].map(
        (name) => new RegExp(`^(?:function ${name}\\(|var ${name} = )`, 'm'),
      ),
      /Sidebar,\s+\{[^}]*headings,\s+asPopover: hideSidebar,\s+includePlaceholder: /,
      /NavLinks,\s+\{\s+flatDirectories: flatDocsDirectories,\s+currentIndex: activeIndex/,
    ],
    why: '테마의 사이드바와 위치 표시, 앞뒤 글의 자리에 우리 부품을 세운다. 부르는 속성이 바뀌면 휴대전화에만 있어야 할 메뉴가 넓은 창에도 선다.',
    usedBy: [
      'compile/lean-theme-loader.ts',
      'components/chrome/sidebar.tsx',
      'components/chrome/nav-links.tsx',
    ],
    whenBroken: '테마의 배치가 사이드바를 부르는 곳을 찾아 ownParts와 sidebar.tsx의 속성을 맞춘다.',
  },
  {
    ...THEME,
    name: '그리지 않는 부분',
    expects: unusedDeclarations.map(
      (name) => new RegExp(`^(?:function ${name}\\(|var ${name} = )`, 'm'),
    ),
    why: '우리 부품이 대신하는 테마의 부분을 브라우저에 보내지 않는다.',
    usedBy: ['compile/lean-theme-loader.ts'],
    whenBroken: '없어진 이름은 목록에서 빼고, 새로 생긴 쓰지 않는 부분은 더한다.',
  },
  {
    ...THEME,
    name: '쓰지 않는 기본값',
    expects: unusedDefaults.map(
      (name) => new RegExp(`^var DEFAULT_THEME = \\{[^]*?^ {2}${name}: `, 'm'),
    ),
    why: 'theme.config.tsx가 모두 정하는 설정의 기본값을 브라우저에 보내지 않는다.',
    usedBy: ['compile/lean-theme-loader.ts', 'theme.config.tsx'],
    whenBroken: '없어진 설정을 unusedDefaults와 theme.config.tsx에서 뺀다.',
  },
  {
    ...THEME,
    name: '빈 것으로 바꾸는 라이브러리 (테마)',
    expects: [
      'import { z as z2 } from "zod"',
      'import { Transition } from "@headlessui/react"',
      'import { Listbox, Transition as Transition2 } from "@headlessui/react"',
      'import { Menu, Transition as Transition3 } from "@headlessui/react"',
      'import { createPopper } from "@popperjs/core"',
      'import FlexSearch from "flexsearch"',
      'import { matchSorter } from "match-sorter"',
      'import gitUrlParse from "git-url-parse"',
      'import "intersection-observer"',
      'import "focus-visible"',
      'import { Code, Pre, Table, Td, Th, Tr } from "nextra/components"',
      'import {\n  Callout,\n  Steps,\n  Tabs,\n  Tab,\n  Cards,\n  Card,\n  FileTree\n} from "nextra/components"',
      'import NextLink from "next/link"',
      'import { NextSeo } from "next-seo"',
    ],
    why: '브라우저에서 부르지 않는 라이브러리의 자리에 compile/inert.ts를 놓는다. 이름이 바뀌면 라이브러리가 다시 실리고, inert.ts에 없는 이름은 undefined가 된다.',
    usedBy: ['compile/lean-theme.ts', 'compile/inert.ts', 'components/page/link.tsx'],
    whenBroken: 'compile/lean-theme.ts의 목록과 compile/inert.ts의 이름을 테마의 import에 맞춘다.',
  },
  {
    name: '빈 것으로 바꾸는 라이브러리 (본문의 자료)',
    package: 'nextra',
    file: 'dist/ssg.js',
    expects: ['import { MDXRemote } from "next-mdx-remote"'],
    why: '실행할 때 받는 노트의 해석기를 브라우저에서 뺀다.',
    usedBy: ['compile/lean-theme.ts', 'compile/inert.ts'],
    whenBroken: 'compile/lean-theme.ts의 목록을 새 import에 맞춘다.',
  },
  {
    name: '빈 것으로 바꾸는 라이브러리 (그림)',
    package: 'nextra',
    file: 'dist/mdx.js',
    expects: ['import Image from "next/image"'],
    why: '모듈로 가져오는 그림의 부품을 브라우저에서 뺀다.',
    usedBy: ['compile/lean-theme.ts', 'compile/inert.ts'],
    whenBroken: 'compile/lean-theme.ts의 목록을 새 import에 맞춘다.',
  },
  {
    name: '빈 것으로 바꾸는 라이브러리 (페이지 지도)',
    package: 'nextra',
    file: 'dist/setup-page.js',
    expects: ['import get from "lodash.get"'],
    why: '실행할 때 만드는 _meta.js의 도구를 브라우저에서 뺀다.',
    usedBy: ['compile/lean-theme.ts', 'compile/inert.ts'],
    whenBroken: 'compile/lean-theme.ts의 목록을 새 import에 맞춘다.',
  },
  {
    name: '빈 것으로 바꾸는 라이브러리 (파일 이름)',
    package: 'nextra',
    file: 'dist/utils.mjs',
    expects: ['import path from "path"', 'import slash from "slash"', 'import title from "title"'],
    why: '파일 이름을 다루는 도구를 브라우저에서 뺀다. Node.js의 path가 실리면 process까지 따라온다.',
    usedBy: ['compile/lean-theme.ts', 'compile/inert.ts', 'compile/process.ts'],
    whenBroken: 'compile/lean-theme.ts의 목록을 새 import에 맞춘다.',
  },
  {
    ...THEME,
    name: '화면 밝기를 바꿀 때 멈추는 것',
    expects: ['disableTransitionOnChange: true'],
    why: '테마는 시작할 때 모든 요소의 스타일을 두 번 다시 계산하게 한다. 끄는 설정이 없어 문장을 바꾼다.',
    usedBy: ['compile/amendments.ts'],
    whenBroken: '설정이 생겼으면 그것을 쓰고 compile/amendments.ts의 줄을 지운다.',
  },
  {
    name: '밝기의 이름과 저장',
    package: 'next-themes',
    file: 'dist/index.mjs',
    expects: [
      'storageKey:m="theme"',
      'disableTransitionOnChange:i=!1',
      'themes:s?[...a,"system"]:a',
      'export{J as ThemeProvider,z as useTheme}',
    ],
    why: '테마가 바라는 0.2 대신 0.4를 설치한다(package.json의 overrides). 이름이 달라지면 어두운 화면을 고를 수 없다.',
    usedBy: ['package.json', 'components/chrome/theme-switch.tsx', 'components/styles/tokens.css'],
    whenBroken: '화면 밝기 단추가 세 가지를 모두 고르는지 보고 overrides의 버전을 정한다.',
  },
  {
    name: '노트를 컴파일하는 함수',
    package: 'nextra',
    file: 'dist/compile.mjs',
    expects: [
      'outputFormat = "function-body"',
      'const isRemoteContent = outputFormat === "function-body";',
      '...isRemoteContent && { headings: vFile.data.headings }',
      '...hasJsxInH1 && { hasJsxInH1 }',
    ],
    why: '노트는 webpack 밖에서 이 함수가 컴파일한다. 실행할 함수의 몸과 제목의 목록을 함께 받는다. 달라지면 목차가 비거나 페이지를 그리다 멈춘다.',
    usedBy: ['compile/compile-note.ts', 'components/chrome/note-page.tsx'],
    whenBroken: 'compileMdx가 돌려주는 것을 보고 compile/compile-note.ts를 맞춘다.',
  },
  {
    name: '내보낼 주소의 목록',
    package: 'next',
    file: 'dist/export/index.js',
    expects: ['const exportMap = await nextConfig.exportPathMap(defaultPathMap, {'],
    why: '페이지 하나(/_note)가 모든 노트를 그리고, 주소는 이 설정이 댄다. 오래된 설정이라 없어질 수 있다. 없으면 노트가 하나도 내보내지지 않는다.',
    usedBy: ['next.config.ts', 'scripts/io/stage.ts'],
    whenBroken: '주소를 대는 새 길(getStaticPaths)로 옮긴다.',
  },
  {
    name: '컴파일의 차례',
    package: 'nextra',
    file: 'dist/compile.mjs',
    expects: [
      'remarkPlugins: [\n        ...remarkPlugins || [],\n        remarkMermaid,',
      'rehypePlugins: [\n        ...rehypePlugins || [],',
      'codeHighlight !== false && [',
      'passThrough: ["mdxjsEsm", "mdxJsxFlowElement"]',
    ],
    why: '우리 플러그인은 Nextra의 것보다 먼저 돈다. 그래서 다이어그램과 코드 블록을 우리가 먼저 바꾸고, 목차는 우리가 만든 제목으로 만들어진다.',
    usedBy: ['next.config.ts', 'compile/remark-drawings.ts', 'compile/rehype-code-blocks.ts'],
    whenBroken: '바뀐 차례에서 그림, 코드 블록, 목차가 그대로인지 내보낸 HTML로 비교한다.',
  },
  {
    name: '그리고 나서 닻으로 가는 것',
    package: 'next',
    file: 'dist/client/index.js',
    expects: amendments
      .filter(({ file }) => file.test('/next/dist/client/index.js'))
      .map(({ from }) => from),
    why: 'Next.js는 그릴 때마다 주소의 닻으로 되돌린다. 읽는 이가 움직인 뒤에도 그런다.',
    usedBy: ['compile/amendments.ts', 'components/chrome/keep-place.ts'],
    whenBroken:
      '되돌리는 코드를 찾아 compile/amendments.ts의 문장을 고친다. 없어졌으면 줄을 지운다.',
  },
  {
    name: 'ES 모듈로 된 같은 코드',
    package: 'next',
    file: 'dist/esm/client/index.js',
    expects: [
      ...amendments
        .filter(({ file }) => file.test('/next/dist/esm/client/index.js'))
        .map(({ from }) => from),
      "import '../build/polyfills/polyfill-module'",
      "const { initScriptLoader } = require('./script')",
      "document.getElementById('__NEXT_DATA__')",
      "from './router'",
    ],
    why: '브라우저에는 dist/esm의 ES 모듈을 싣는다. 그래야 webpack이 쓰지 않는 것을 뺀다(페이지마다 20 kB). 스크립트가 늦게 돌아도 __NEXT_DATA__를 요소에서 읽는다.',
    usedBy: ['compile/lean-next.ts', 'components/chrome/wait-for-reader.ts'],
    whenBroken: 'ES 모듈이 있는 새 폴더로 compile/lean-next.ts의 주소를 고친다.',
  },
  {
    name: '브라우저가 시작하는 파일',
    package: 'next',
    file: 'dist/build/webpack-config.js',
    expects: ["_nextdirpaths.NEXT_PROJECT_ROOT_DIST_CLIENT, dev ? `next-dev.js` : 'next.js'"],
    why: '시작하는 파일이 dist/client에 있어야 dist/esm/client로 바뀐다. 아니면 두 벌의 Next.js가 실리고 페이지가 넘어가지 않는다.',
    usedBy: ['compile/lean-next.ts'],
    whenBroken: '시작하는 파일의 새 폴더를 compile/lean-next.ts에 더한다.',
  },
  {
    name: '이 사이트에서 하는 일이 없는 부분',
    package: 'next',
    file: 'dist/esm/shared/lib/router/router.js',
    expects: [
      "import { handleClientScriptLoad } from '../../../client/script'",
      "import { isDynamicRoute } from './utils/is-dynamic'",
      "import { getRouteMatcher } from './utils/route-matcher'",
      "import { getRouteRegex } from './utils/route-regex'",
      "import { isBot } from './utils/is-bot'",
      "import { interpolateAs } from './utils/interpolate-as'",
    ],
    why: '남의 스크립트, 괄호가 있는 주소, 로봇인지 묻는 것이 여기에는 없으므로 compile/unused-in-next.ts가 대신 선다. 우리 스크립트가 돌지 않는 오래된 브라우저의 폴리필도 그렇다(합쳐 gzip 3.8 kB).',
    usedBy: ['compile/lean-next.ts', 'compile/unused-in-next.ts'],
    whenBroken: '부르는 이름을 compile/unused-in-next.ts에 맞춘다.',
  },
  {
    name: '브라우저의 process',
    package: 'next',
    file: 'dist/build/polyfills/process.js',
    expects: ["require('next/dist/compiled/process')"],
    why: 'Node.js의 process 전체 대신 두 이름만 있는 compile/process.ts를 싣는다.',
    usedBy: ['compile/lean-next.ts', 'compile/process.ts'],
    whenBroken: 'Next.js가 process를 가져오는 새 주소로 compile/lean-next.ts를 고친다.',
  },
  {
    name: '주소의 무늬를 읽는 것',
    package: 'next',
    file: 'dist/esm/shared/lib/router/utils/path-match.js',
    expects: ["'next/dist/compiled/path-to-regexp'"],
    why: '정적 사이트에 없는 rewrite의 무늬를 읽는 코드를 뺀다.',
    usedBy: ['compile/lean-next.ts'],
    whenBroken: '새 주소로 고치거나, 더는 실리지 않으면 줄을 지운다.',
  },
  {
    name: '파일 이름의 해시',
    package: 'next',
    file: 'dist/build/webpack-config.js',
    expects: ['hashDigestLength: 16', 'contenthash'],
    why: '페이지마다 모든 페이지의 스크립트 이름을 받으므로 해시를 여덟 자리로 줄인다.',
    usedBy: ['compile/lean-next.ts', 'scripts/io/static-server.ts'],
    whenBroken: 'webpack의 output에서 이름을 정하는 새 설정을 찾는다.',
  },
  {
    name: '묶은 것으로 페이지만 그리는 함수',
    package: 'next',
    file: 'dist/export/index.js',
    expects: [
      'async function exportApp(dir, options, span, staticWorker) {',
      'nextConfig.exportPathMap(defaultPathMap, {',
      'const distDir = (0, _path.join)(dir, (0, _utils.getBuildDistDir)(nextConfig));',
      'await _fs.promises.rm(outDir, {',
    ],
    why: '코드가 그대로면 webpack을 돌리지 않고, 남겨 둔 묶음으로 바뀐 페이지만 그린다. 공개된 명령은 언제나 모두 묶고, 묶기와 그리기를 나누는 실험 설정은 환경 변수를 묶음에 적지 않아 스크립트가 커진다.',
    usedBy: ['compile/export-pages.ts'],
    whenBroken: 'writeFullyStaticExport(dist/build/index.js)가 부르는 대로 다시 부른다.',
  },
  {
    name: '페이지를 그리는 함수를 부르는 법, 묶기 전에 비우는 것',
    package: 'next',
    file: 'dist/build/index.js',
    expects: [
      /await exportApp\(dir, \{\s+buildExport: false,\s+nextConfig: config,\s+enabledDirectories,\s+silent: true,\s+outdir: [^\n]+\s+numWorkers: [^\n]+\s+appDirOnly,\s+bundler\s+\}, nextBuildSpan\);/,
      'if (config.cleanDistDir && !isGenerateMode) {',
    ],
    why: 'next build가 끝에 하는 일을 똑같이 따로 부른다. 남겨 둔 묶음이 온전하다는 표시는 묶음의 폴더에 있어, Next.js가 다시 묶기 전에 지운다. 지우지 않으면 묶다가 멈춘 것을 쓴다.',
    usedBy: ['compile/export-pages.ts', 'scripts/io/site-code.ts'],
    whenBroken:
      '새 선택지를 compile/export-pages.ts에 옮긴다. 비우지 않으면 scripts/draw-site.ts가 묶기 전에 표시를 지운다.',
  },
  {
    name: '빌드마다 새로 만드는 키',
    package: 'next',
    file: 'dist/server/app-render/encryption-utils-server.js',
    expects: ['process.env.NEXT_SERVER_ACTIONS_ENCRYPTION_KEY;\n            if (providedKey)'],
    why: '환경 변수로 키를 정해 주지 않으면 Next.js가 새로 만들고, 캐시를 모두 버린다.',
    usedBy: ['scripts/build.ts'],
    whenBroken: '키를 정하는 새 길을 찾거나, 필요 없으면 변수를 지운다.',
  },
  {
    name: '서버에 쓸 파일의 추적',
    package: 'next',
    file: 'dist/build/webpack-config.js',
    expects: [').TraceEntryPointsPlugin({'],
    why: '서버가 없으므로 이 이름의 플러그인을 뺀다. 이름이 바뀌면 노트 300개에서 17초가 더 든다.',
    usedBy: ['compile/webpack.ts'],
    whenBroken: '추적하는 플러그인의 새 이름으로 isTracing을 고친다.',
  },
  {
    name: '하나씩 고른 이름의 머리말',
    package: 'next',
    file: 'dist/build/webpack/loaders/next-barrel-loader.js',
    expects: ["req.replace('__barrel_optimize__?names=__PLACEHOLDER__!=!', '')"],
    why: 'Next.js는 몇몇 패키지의 이름 앞에 고른 이름을 적는다. 그것을 떼지 못하면 @headlessui/react가 다시 실린다.',
    usedBy: ['compile/lean-theme.ts'],
    whenBroken: 'compile/lean-theme.ts의 BARREL을 새 머리말에 맞춘다.',
  },
  {
    name: '스크립트를 적는 메서드',
    package: 'next',
    file: 'dist/pages/_document.js',
    expects: [
      '&& this.getPolyfillScripts(),',
      '&& this.getScripts(files),',
      /^class Head extends /m,
      /"script", \{\s+src: `\$\{assetPrefix\}\/_next\/\$\{\(0, _encodeuripath\.encodeURIPath\)\(file\)\}\$\{query\}`/,
      '// Only Turbopack production builds populate these; nothing to inline otherwise.',
    ],
    why: 'Head의 두 메서드를 바꾸어, 읽는 이가 움직일 때까지 스크립트를 돌리지 않는다. 이름이 바뀌면 스크립트가 곧바로 돌 뿐 아무 말이 없다. src가 없는 스크립트가 끼면 브라우저가 null을 받으러 간다.',
    usedBy: ['pages/_document.tsx', 'components/chrome/wait-for-reader.ts'],
    whenBroken: 'Next.js가 스크립트를 적는 새 메서드에 QuietHead를 맞춘다.',
  },
  {
    name: '뒤로 갈 때의 선택',
    package: 'next',
    file: 'dist/esm/shared/lib/router/router.js',
    expects: [
      'if (this._bps && !this._bps(state)) {',
      'const shouldScroll = options.scroll ?? ',
      "this.change('replaceState', url, as, Object.assign({}, options, {",
    ],
    why: 'beforePopState에 온 options.scroll을 바꾸면 Next.js가 맨 위로 굴리지 않는다. 받은 것을 바꾸어도 된다는 약속은 없다. 안 되면 뒤로 갈 때 읽던 곳을 잃는다.',
    usedBy: ['components/chrome/site-behaviour.tsx', 'components/chrome/keep-place.ts'],
    whenBroken: '뒤로 갔을 때 굴리지 않게 하는 새 길을 찾는다.',
  },
  {
    name: '프로젝트의 폴더를 알아보는 파일',
    package: 'next',
    file: 'dist/lib/find-root.js',
    expects: ["'package-lock.json'"],
    why: '.cache/site에서 빌드한다. 잠금 파일이 없어야 Next.js가 위 폴더를 프로젝트로 보고 패키지를 찾는다.',
    usedBy: ['scripts/io/stage.ts'],
    whenBroken: '초안을 하나 두고 빌드해 보고, Next.js가 찾는 새 표시를 NOT에 적는다.',
  },
  {
    name: '검색 자료의 꼴',
    package: 'flexsearch',
    file: 'dist/flexsearch.bundle.module.min.mjs',
    expects: [
      /case 2:\w="map";\w=\w+\(this\.map,this\.reg\.size\)/,
      /case "map":this\.map=\w+\(\w,this\.map\)/,
      /w\.import=function\(a,c\)\{if\(c\)switch\(typeof c==="string"&&\(c=JSON\.parse\(c\)\)/,
      /this\.score\?this\.score\(c,t,r,null,0\)/,
      /return \w\?\w:new \w\(\w,this\)/,
      /:\{encode:\w\}/,
    ],
    why: 'FlexSearch를 단어와 절의 표로만 쓴다. export가 "map"이라는 이름으로 [단어, 자리마다의 절]을 주고, import는 배열도 받아 있던 것에 더한다. 달라지면 검색이 조용히 비거나 순위가 뒤섞인다.',
    usedBy: ['lib/search/index/store.ts', 'lib/search/index/build-index.ts'],
    whenBroken: 'tests/unit/lib/search를 돌려 어긋난 곳을 보고 lib/search/index/store.ts를 고친다.',
  },
  {
    name: '검색이 쓰는 모듈',
    package: 'flexsearch',
    file: 'dist/module/resolver.js',
    expects: [
      'import Document from "./document.js"',
      'import WorkerIndex from "./worker.js"',
      'import { apply_enrich } from "./document/search.js"',
      'import { highlight_fields } from "./document/highlight.js"',
      'import "./resolve/handler.js"',
    ],
    why: '브라우저에는 키와 자리의 표만 싣는다. 문서, 워커, 강조, 결과를 섞는 것은 여기서 부르지 않으므로 compile/unused-in-flexsearch.ts가 대신 선다(gzip 8 kB).',
    usedBy: ['compile/lean-flexsearch.ts', 'compile/unused-in-flexsearch.ts'],
    whenBroken: 'dist/module의 새 모듈을 보고 compile/lean-flexsearch.ts의 이름을 고친다.',
  },
  {
    name: '코드의 색 이름',
    package: '@shikijs/core',
    file: 'dist/index.mjs',
    expects: [
      'constant',
      'string',
      'comment',
      'keyword',
      'parameter',
      'function',
      'string-expression',
      'link',
      'inserted',
      'deleted',
      'changed',
    ].map((kind) => `variable("token-${kind}")`),
    why: 'Shiki의 색 이름을 짧은 요소(c-k, c-s …)로 바꾼다. 모르는 이름의 단어는 색 없이 나온다.',
    usedBy: ['compile/highlight.ts', 'components/styles/code.css'],
    whenBroken: 'compile/highlight.ts의 kinds를 새 이름에 맞춘다.',
  },
  {
    name: '다이어그램의 칠',
    package: 'beautiful-mermaid',
    file: 'dist/index.js',
    expects: [
      'var(--_node-fill)',
      'var(--_node-stroke)',
      'var(--_line)',
      'var(--_arrow)',
      'var(--_text-sec)',
      'var(--_text-muted)',
      'var(--_inner-stroke)',
      'stroke-linejoin="round"',
    ],
    why: '그림의 칠을 이 변수로 알아보고 클래스로 바꾼다. 달라지면 그림마다 스타일이 남아 페이지가 무거워지고 어두운 화면에서 색이 어긋난다.',
    usedBy: ['lib/diagrams/svg.ts', 'components/styles/figures.css'],
    whenBroken: 'lib/diagrams/svg.ts의 CLASSES를 새 칠에 맞춘다.',
  },
  {
    name: '다이어그램을 읽는 무늬',
    package: 'beautiful-mermaid',
    file: 'dist/index.js',
    expects: [
      String.raw`var ARROW_REGEX = /^(<)?(-->|-.->|==>|---|-\.-|===)(?:\|([^|]*)\|)?/;`,
      String.raw`var TEXT_ARROW_REGEX = /^(<)?(--|-\.|==)\s+(.+?)\s+(-->|---|\.\->|-\.\-|==>|===)/;`,
      String.raw`var BARE_NODE_REGEX = /^([\w-]+)/;`,
    ],
    why: '읽지 못한 글을 말없이 빼므로, 같은 무늬로 미리 읽어 빠질 줄을 알린다. 무늬가 달라지면 글이 빠진 그림이 나온다.',
    usedBy: ['lib/diagrams/source.ts'],
    whenBroken: 'lib/diagrams/source.ts의 무늬를 새 무늬에 맞춘다.',
  },
  {
    name: '수식의 MathML',
    package: 'katex',
    file: 'dist/katex.mjs',
    expects: [
      'new MathNode("annotation", [new TextNode(texExpression)])',
      'new MathNode("semantics", [wrapper, annotation])',
      String.raw`makeText("\u2061", "text")`,
      '"KaTeX parse error: "',
    ],
    why: '되풀이되는 원문을 빼고, 함수 이름 뒤의 보이지 않는 글자로 빈칸을 넣고, 오류의 머리말을 뗀다. 달라지면 수식이 두 번 읽히거나 "nlogn"처럼 붙는다.',
    usedBy: ['lib/markdown/formula.ts'],
    whenBroken: 'lib/markdown/formula.ts를 KaTeX의 새 MathML에 맞춘다.',
  },
  {
    name: '강조의 토큰',
    package: 'micromark-core-commonmark',
    file: 'lib/attention.js',
    expects: [
      "name: 'attention'",
      'token._open = ',
      'token._close = ',
      "effects.enter('attentionSequence')",
    ],
    why: '한글에 붙은 **강조**를 열고 닫는 규칙만 바꾸고 나머지는 이 구성 요소의 것을 쓴다. 이름이 바뀌면 조사 앞의 별표가 그대로 보인다.',
    usedBy: ['lib/markdown/cjk-attention.ts'],
    whenBroken: 'lib/markdown/cjk-attention.ts를 새 구성 요소에 맞춘다.',
  },
];

/** Answers with the text of a file in a package; `undefined` when there is none. */
export type ReadPackage = (name: string, file: string) => string | undefined;

/** Reads from the installed packages of a project. */
export function installed(root: string): ReadPackage {
  return (name, file) => {
    const place = path.join(root, 'node_modules', name, file);
    return existsSync(place) ? readFileSync(place, 'utf8') : undefined;
  };
}

function holds(text: string, expected: string | RegExp): boolean {
  return typeof expected === 'string' ? text.includes(expected) : expected.test(text);
}

function faultOf(row: Row, read: ReadPackage): readonly Fault[] {
  const text = read(row.package, row.file);
  const missing = row.expects.filter((expected) => text === undefined || !holds(text, expected));
  if (missing.length === 0) {
    return [];
  }
  const json = read(row.package, 'package.json') ?? '{}';
  const { version = '(없음)' } = JSON.parse(json) as { version?: string };
  return [
    {
      file: `${row.package} ${version} ${row.file}`,
      found: text === undefined ? '없는 파일' : `없는 글 ${missing.map(String).join(' · ')}`,
      expected: `${row.name} (${row.usedBy.join(', ')})`,
      fix: `${row.whenBroken} ${row.why}`,
    },
  ];
}

/**
 * Looks whether the installed packages still are what this site takes them for.
 *
 * @throws FaultError with every row that does not hold.
 */
export function checkContract(read: ReadPackage, rows = contract): void {
  const faults = rows.flatMap((row) => faultOf(row, read));
  refuseFaults(faults);
}
