import type { ElementContent } from 'hast';
import { drawDiagram, type Diagram } from 'mermaid-static';
import { joinedPieces } from './break-chances';
import { readFenceMeta } from 'md-run/blocks';

/** Writes the title under a picture; word joiners keep particles off the start of a line. */
function captionOf(title: string): ElementContent[] {
  return joinedPieces(title).flatMap((piece, index): ElementContent[] => [
    ...(index > 0
      ? [{ type: 'element' as const, tagName: 'w-j', properties: {}, children: [] }]
      : []),
    { type: 'text', value: piece },
  ]);
}

/**
 * Draws the source of ```` ```mermaid title="…" alt="…" ````.
 *
 * @param meta the text after the language
 */
export function drawFence(source: string, meta: string): Diagram {
  const { alt = '', title = '' } = readFenceMeta(meta).values;
  if (alt.trim() === '' || title.trim() === '') {
    const fault = {
      line: 0,
      found: 'title이나 alt가 없는 그림',
      expected: '```mermaid title="…" alt="…"',
      fix: 'title="…"과 alt="…"(그림이 말하는 것)을 쓴다.',
    };
    return { faults: [fault] };
  }
  return drawDiagram(source, { alt, caption: captionOf(title) });
}
