export { recordAudit, type AuditRecord } from './record-audit';
