/** Units that follow a number; those of one letter are left out, which in formulas are names: `4V`. */
const UNIT =
  '(?:[nµμm]s|[kKMGT]i?B(?:/s)?|[kKMG]bps|[kMGT]?bit/s|[kMG]?Hz|px|[cmk]m|m?Ah|m[AV]|Wh)';

/** A number with its unit and no blank between them. */
export const gluedUnit = new RegExp(`(?<![\\w.,+-])\\d[\\d.,]*${UNIT}(?![\\w-])`, 'gu');

/** A blank before the sign of per cent, which is no operator between two numbers. */
export const spacedPercent = /\d[\d.,]* %p?(?! ?[\da-z(])/gu;
