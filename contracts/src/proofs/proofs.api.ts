import { z } from 'zod';
import { endpoint } from '../kit/endpoint';
import { queryId } from '../kit/fields';
import { listQuery, search } from '../kit/list-query';
import { dataOf, fileReply, pageOf } from '../kit/replies';
import { CheckedProof, IssuedProof, RevokeForm } from './issued-proof.schema';

/** Calls about issued attendance proofs (ACT-03, ACT-06). What a proof says is written while its activity runs. */
export const proofs = {
  list: endpoint({
    method: 'get',
    path: '/schools/activity/attendance-proofs',
    summary: 'Issued proofs: a school’s, or one’s own',
    access: { ability: 'proof:read' },
    query: listQuery({
      row: IssuedProof,
      sort: ['id'],
      filter: { cycle_id: queryId.optional(), activity_id: queryId.optional(), search: search.optional() },
      extra: { school_id: queryId.optional() },
      defaultSize: 5,
    }),
    reply: pageOf(IssuedProof),
    problems: ['schools.not-found'],
  }),
  pdf: endpoint({
    method: 'get',
    path: '/schools/activity/attendance-proofs/:id/pdf',
    summary: 'A proof on paper, with the address of its public page; a revoked one bears a watermark',
    access: { ability: 'proof:read' },
    reply: fileReply,
    file: ['application/pdf'],
    problems: ['proofs.not-found', 'documents.busy'],
  }),
  revoke: endpoint({
    method: 'put',
    path: '/schools/activity/attendance-proofs/:id/revoke',
    summary: 'Revoke the proof of one person, and issue a corrected one if asked',
    access: { ability: 'proof:manage' },
    body: RevokeForm,
    reply: dataOf(z.object({ revoked: IssuedProof, corrected: IssuedProof.nullable() })),
    problems: ['proofs.not-found', 'proofs.revoked'],
  }),
  check: endpoint({
    method: 'get',
    path: '/proofs/:token',
    summary: 'Whether a proof holds, and every field that it prints; 30 a minute and network address',
    access: { public: true, because: 'who is shown a proof has no account; its code is printed on it' },
    reply: dataOf(CheckedProof),
    problems: ['proofs.unknown', 'request.too-many'],
  }),
};
