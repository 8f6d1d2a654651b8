export { issueProof } from './issue-proof';
export { AttendanceProofModel } from './proof.model';
