import type { Root } from 'mdast';
import type { Extension } from 'micromark-util-types';
import type { Processor } from 'unified';
import { koreanEmphasis, koreanStrikethrough } from './cjk-attention';
import { koreanLinks, fixLiteralLinks } from './literal-links';

/**
 * Remark plugin: emphasis and addresses that Korean particles may touch. It stands after GFM, because the last
 * syntax is tried first.
 */
export function remarkKoreanText(this: Processor): void {
  const data = this.data();
  const syntax = (data['micromarkExtensions'] ?? []) as Extension[];
  const ours = [koreanEmphasis, koreanStrikethrough(syntax), koreanLinks(syntax)];
  data['micromarkExtensions'] = [...syntax, ...ours];
  const trees = (data['fromMarkdownExtensions'] ?? []) as unknown[];
  const fixed: { transforms: ((tree: Root) => void)[] } = { transforms: [fixLiteralLinks] };
  data['fromMarkdownExtensions'] = [...trees, fixed];
}
