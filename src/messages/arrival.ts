import { type RequestMaps, type RequestMessage, type RequestNames, writeRequest } from './request.ts';

/**
 * The notification that the goods of a pre-lodged declaration have arrived and are presented (FunctionCode 13,
 * type GPR). It says nothing but whose goods they are: customs take the moment they receive it.
 */
export function arrivalNotification(maps: RequestMaps, names: RequestNames): RequestMessage {
  return writeRequest(maps, 'GPR', names, []);
}
