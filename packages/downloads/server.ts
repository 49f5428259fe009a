import { type Handler, handle } from '@letsread/http/register-endpoints.ts';
import * as bundles from './bundles/contract.ts';
import { createBundle } from './bundles/create-bundle.ts';
import { listBundles } from './bundles/list-bundles.ts';
import * as contract from './contract.ts';
import { listDownloadFaults } from './list-download-faults.ts';
import { type DownloadsContext, listDownloads } from './list-downloads.ts';

/** The calls about files to carry away; the files themselves are served by `serve-downloads.ts`. */
export const downloadCalls: readonly Handler<DownloadsContext>[] = [
  handle(contract.listDownloads, listDownloads),
  handle(contract.listDownloadFaults, listDownloadFaults),
  handle(bundles.listBundles, listBundles),
  handle(bundles.createBundle, createBundle),
];
