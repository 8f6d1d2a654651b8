import { TEST_MAIL, testServer } from '../../testing/server';

test.each([
  [
    'with a mail server',
    TEST_MAIL.smtpUrl,
    [
      'Invitación enviada.',
      'Invitación actualizada.',
      'Invitación actualizada.',
      'Correo enviado de nuevo.',
      'Invitaciones enviadas.',
    ],
  ],
  [
    'without one',
    undefined,
    [
      'Invitación creada. Entrega el enlace a la persona: se muestra una sola vez.',
      'Invitación actualizada.',
      'Invitación actualizada. Entrega el enlace nuevo a la persona: se muestra una sola vez.',
      'Enlace renovado. Entrégalo a la persona: se muestra una sola vez.',
      'Invitaciones creadas.',
    ],
  ],
])('ADM-02 messages say what was done, %s', async (_, smtpUrl, said) => {
  const server = await testServer({ mail: { ...TEST_MAIL, smtpUrl } });
  const school_id = await server.world.school();
  const admin = await server.as(await server.world.person('ADMIN'));
  const { id: role_id } = await server.db('roles').where({ code: 'PROF' }).first<{ id: number }>('id');
  const made = await admin.post('/invitations').send({ email: 'ana@b.mx', role_id });
  const { id } = (made.body as { data: { invitation: { id: number } } }).data.invitation;
  const put = (body: object) => admin.put(`/invitations/${id}`).send({ role_id, ...body });
  const replies = [
    made,
    await put({ email: 'ana@b.mx', school_id }),
    await put({ email: 'ana.p@b.mx' }),
    await admin.post(`/invitations/mail/${id}`),
    await admin.post('/invitations/bulk').send({ emails: 'eva@b.mx', role_id }),
  ];
  expect(replies.map(({ body }) => (body as { message: string }).message)).toEqual(said);
  await server.stop();
});
