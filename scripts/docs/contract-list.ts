import { contract, type Row } from '../../compile/contract';

function item({ name, file, why, usedBy, whenBroken }: Row): string {
  const places = usedBy.map((place) => `\`${place}\``).join(', ');
  return `- **${name}** (\`${file}\`). ${why}\n  - 기대는 곳: ${places}\n  - 깨지면: ${whenBroken}`;
}

/** The rows of the contract as a Markdown list, by package. */
export function contractList(): string {
  const packages = [...new Set(contract.map((row) => row.package))];
  return packages
    .map((name) => {
      const rows = contract.filter((row) => row.package === name);
      return [`### ${name}`, rows.map(item).join('\n')].join('\n\n');
    })
    .join('\n\n');
}
