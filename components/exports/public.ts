export { ExportPanel } from './export-panel'
export { exportVerdicts } from './export-verdicts'
