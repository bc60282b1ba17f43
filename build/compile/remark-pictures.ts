import type { Element } from 'hast';
import { fromHtml } from 'hast-util-from-html';
import { toHtml } from 'hast-util-to-html';
import type { Image, Root } from 'mdast';
import { visit } from '../../lib/markdown/visit';
import { jsxAttributes, readAttributes } from './jsx-node';
import { partOf, type CompiledFile } from './notes-data';

type Facts = Readonly<Record<string, string>>;

/** Returns the attributes of one of the site's own pictures: its address below the base path and its size. */
function factsOf(src: string, written: Facts, file: CompiledFile): Facts {
  if (!src.startsWith('/')) {
    return {};
  }
  const picture = partOf(file, 'pictures')[src];
  // The author's own size wins.
  const isSized = written['width'] !== undefined || written['height'] !== undefined;
  return {
    src: `${partOf(file, 'site').basePath}${src}`,
    ...(picture && !isSized
      ? { width: String(picture.width), height: String(picture.height) }
      : {}),
    loading: 'lazy',
    decoding: 'async',
  };
}

const TAG = /<img\b(?:[^<>"']|"[^"]*"|'[^']*')*>/gi;

function pictureHtml(tag: string, file: CompiledFile): string {
  const [image] = fromHtml(tag, { fragment: true }).children;
  if (image?.type !== 'element') {
    return tag;
  }
  const written = Object.fromEntries(
    Object.entries(image.properties).map(([name, value]) => [name, String(value)]),
  );
  const properties = { ...image.properties, ...factsOf(written['src'] ?? '', written, file) };
  return toHtml({ ...image, properties } satisfies Element);
}

/**
 * Completes the pictures of a note, whether written as `![…](…)`, by reference or as `<img>`.
 *
 * @example
 * // ![그림](/img/a.png)
 * // <img src="/base/img/a.png" alt="그림" width="640" height="360" loading="lazy" decoding="async">
 */
export function remarkPictures(tree: Root, file: CompiledFile): void {
  const targets = new Map<string, string>();
  visit(tree, 'definition', ({ identifier, url }) => {
    targets.set(identifier, url);
  });
  visit(tree, (node, index, parent) => {
    if (node.type === 'imageReference' && parent && index !== undefined) {
      const url = targets.get(node.identifier);
      if (url !== undefined) {
        const { src = url, ...hProperties } = factsOf(url, {}, file);
        const image: Image = {
          type: 'image',
          url: src,
          alt: node.alt ?? '',
          data: { hProperties },
        };
        parent.children[index] = image;
      }
    } else if (node.type === 'image') {
      const { src = node.url, ...hProperties } = factsOf(node.url, {}, file);
      node.url = src;
      node.data = { ...node.data, hProperties };
    } else if (node.type === 'html') {
      node.value = node.value.replace(TAG, (tag) => pictureHtml(tag, file));
    } else if (
      (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') &&
      node.name === 'img'
    ) {
      const written = readAttributes(node);
      const facts = factsOf(written['src'] ?? '', written, file);
      node.attributes = jsxAttributes({ ...written, ...facts });
    }
  });
}
