export { recordAudit, recordAudits, type AuditRecord } from './record-audit';
