import { handle, type Handler } from '@letsread/http/register-endpoints.ts';
import type { ProfilesContext } from '../profile-columns.ts';
import { addReaders } from './add-readers.ts';
import { makeClass, nameClass, removeClass } from './change-classes.ts';
import { storePictures, readClassroom, removePictures } from './classroom.ts';
import { changeReader, moveReader, removeReader } from './change-readers.ts';
import * as contract from './contract.ts';
import { selectClass, selectClasses } from './select-class.ts';

/** The calls of teachers about their classes. */
export const classCalls: readonly Handler<ProfilesContext>[] = [
  handle(contract.listClasses, async ({ database: { pool } }: ProfilesContext, { account }) => ({
    items: await selectClasses(pool, account.id),
  })),
  handle(contract.createClass, makeClass),
  handle(contract.getClass, ({ database: { pool } }: ProfilesContext, { params }) => selectClass(pool, params.classId)),
  handle(contract.renameClass, nameClass),
  handle(contract.deleteClass, removeClass),
  handle(contract.addClassReaders, addReaders),
  handle(contract.changeClassReader, changeReader),
  handle(contract.moveClassReader, moveReader),
  handle(contract.removeClassReader, removeReader),
  handle(contract.getClassroom, readClassroom),
  handle(contract.choosePictures, storePictures),
  handle(contract.forgetPictures, removePictures),
];
