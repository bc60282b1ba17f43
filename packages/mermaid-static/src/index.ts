/** Draws Mermaid without a browser, and computes how small the labels of a picture are shown. */
export { drawDiagram, type Diagram, type DiagramFault } from './draw';
export * from './limits';
export * from './svg-file';
