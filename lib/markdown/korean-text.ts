import type { Root } from 'mdast';
import type { Extension } from 'micromark-util-types';
import type { Processor } from 'unified';
import { koreanEmphasis, koreanStrikethrough } from './cjk-attention';
import { koreanLinks, mendLiteralLinks } from './literal-links';

function addExtensions(this: Processor): void {
  const data = this.data();
  const syntax = (data['micromarkExtensions'] ?? []) as Extension[];
  const ours = [koreanEmphasis, koreanStrikethrough(syntax), koreanLinks(syntax)];
  data['micromarkExtensions'] = [...syntax, ...ours];
  const trees = (data['fromMarkdownExtensions'] ?? []) as unknown[];
  const mended: { transforms: ((tree: Root) => void)[] } = { transforms: [mendLiteralLinks] };
  data['fromMarkdownExtensions'] = [...trees, mended];
}

/** Remark plugin: marks and addresses that may touch Korean particles. */
export function remarkKoreanText(this: Processor): void {
  // Behind all plugins, as the syntax added last is asked first: Nextra adds GFM behind those it is given.
  this.use(addExtensions);
}
