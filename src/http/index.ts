// The door of the HTTP client: downloads that are bounded in bytes and in time, and tried again where that may help.
export { DownloadError } from './download-error.ts';
export { type GetOptions, get, getBytes, type ResponseBody } from './get.ts';
export { type RetryOptions, retry } from './retry.ts';
