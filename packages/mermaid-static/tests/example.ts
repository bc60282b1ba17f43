import { drawDiagram } from 'mermaid-static';

export const { html, faults } = drawDiagram(
  `flowchart LR
  0((0)) -->|4| 1((1))
  1 -->|1| 2((2))
  0 -->|7| 2`,
  {
    alt: '0에서 2로 바로 가면 7, 1을 지나면 5다.',
    caption: [{ type: 'text', value: '돌아가는 길이 짧다' }],
  },
);
