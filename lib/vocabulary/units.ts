/** Units after a number. Those of one letter are left out, because in formulas they are variables: `4V`. */
const UNIT =
  '(?:[nµμm]s|[kKMGT]i?B(?:/s)?|[kKMG]bps|[kMGT]?bit/s|[kMG]?Hz|px|[cmk]m|m?Ah|m[AV]|Wh)';

/** A number with its unit and no blank between them. */
export const gluedUnit = new RegExp(`(?<![\\w.,+-])\\d[\\d.,]*${UNIT}(?![\\w-])`, 'gu');

/** A blank before a percent sign that is not an operator between two numbers. */
export const spacedPercent = /\d[\d.,]* %p?(?! ?[\da-z(])/gu;
