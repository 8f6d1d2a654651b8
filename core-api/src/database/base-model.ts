import { Model, type Pojo } from 'objection';

/** The base of every model: plain rows; the contracts validate, so models carry no JSON schema of their own. */
export class BaseModel extends Model {
  /** Columns that both databases hold as 0 or 1 and the code wants as false or true. */
  static booleans: readonly string[] = [];

  override $parseDatabaseJson(json: Pojo): Pojo {
    const row = super.$parseDatabaseJson(json);
    for (const column of (this.constructor as typeof BaseModel).booleans) {
      if (column in row && row[column] !== null) row[column] = Boolean(row[column]);
    }
    return row;
  }
}
