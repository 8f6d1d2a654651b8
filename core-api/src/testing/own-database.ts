import { randomBytes } from 'node:crypto';
import { databaseTarget } from '../config';
import { connect } from '../database/connect';

/** Creates an empty database on the server of an address such as `mysql://root@127.0.0.1:3306/`. */
export async function ownDatabase(server: string): Promise<{ url: string; remove: () => Promise<void> }> {
  const name = `ruta_test_${randomBytes(6).toString('hex')}`;
  const once = async (statement: string) => {
    const root = connect(databaseTarget(new URL('/', server).href), { patient: true });
    try {
      await root.raw(statement);
    } finally {
      await root.destroy();
    }
  };
  await once(`create database ${name}`);
  return { url: new URL(`/${name}`, server).href, remove: () => once(`drop database ${name}`) };
}
