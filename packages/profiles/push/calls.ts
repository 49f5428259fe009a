import { type Handler, handle } from '@letsread/http/register-endpoints.ts';
import * as contract from './contract.ts';
import {
  addPushDevice,
  changePushDevice,
  listPushDevices,
  type PushContext,
  removePushDevice,
} from './push-devices.ts';

/** The calls about devices that remind also while the library is closed. */
export const pushCalls: readonly Handler<PushContext>[] = [
  handle(contract.listPushDevices, listPushDevices),
  handle(contract.addPushDevice, addPushDevice),
  handle(contract.changePushDevice, changePushDevice),
  handle(contract.removePushDevice, removePushDevice),
];
