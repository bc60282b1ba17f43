import {
  isServiceName,
  isSnippetLanguage,
  productOf,
  readFenceMeta,
  type Fence,
} from 'md-run/blocks';
import type { Fault } from '../faults/fault';
import { suggest } from '../faults/suggest';
import { productName, productNames } from '../vocabulary/products';

/** Marks `model` of a page that name no product, stand on a block that does not run, or name what runs the block. */
export function findModelFaults(file: string, fences: readonly Fence[]): Fault[] {
  return fences.flatMap(({ language, meta, line }): Fault[] => {
    const { values, words } = readFenceMeta(meta);
    const { model, service = '' } = values;
    if (model === undefined) {
      return [];
    }
    const names = Object.values(productNames);
    const mark = `model="${model}"`;
    const fault = (found: string, expected: string, fix: string): Fault[] => [
      { file, line, found, expected, fix },
    ];
    if (!names.includes(model)) {
      const fix = '제품의 이름을 고치거나 lib/vocabulary/products.ts에 더한다.';
      return fault(`모르는 제품 ${mark}`, suggest(model, names) ?? names.join(', '), fix);
    }
    if (!words.has('run')) {
      const fix = '실행하면 run을 쓰고, 아니면 model을 지운다.';
      return fault(`run이 없는 ${mark}`, '실행하는 모형', fix);
    }
    const runners = [language, ...service.split(/[\s,]+/)].flatMap((name) =>
      isSnippetLanguage(name) || isServiceName(name) ? [productName(productOf(name))] : [],
    );
    return runners.includes(model)
      ? fault(mark, '그 제품이 실행하지 않는 블록', 'model을 지운다.')
      : [];
  });
}
