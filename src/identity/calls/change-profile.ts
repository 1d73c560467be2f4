import { changeAccount } from '../accounts.ts'
import { Failure } from '../failure.ts'
import type { Service } from '../service.ts'
import type { AccountRow } from '../tables.ts'
import type { Update } from './update.ts'

const MAX_NAME = 256
const MAX_ADDRESS = 2000

/**
 * Name and picture; what is not named stays, null and '' delete. The picture's address is kept as it is given, also a
 * relative one: whoever shows it decides what it may load.
 * @returns the account as it is now
 */
export async function changeProfile(
  service: Service,
  account: AccountRow,
  { displayName, photoUrl, deleteAttribute }: Update,
  body: unknown,
): Promise<AccountRow> {
  if ((displayName?.length ?? 0) > MAX_NAME) throw new Failure('INVALID_ARGUMENT', 'The name is too long')
  if ((photoUrl?.length ?? 0) > MAX_ADDRESS)
    throw new Failure('INVALID_ARGUMENT', 'The address of the photo is too long')
  return await changeAccount(service.db, account.uid, {
    display_name: changedTo(account.display_name, displayName, isDeleted('displayName', 'DISPLAY_NAME')),
    photo_url: changedTo(account.photo_url, photoUrl, isDeleted('photoUrl', 'PHOTO_URL')),
  })

  /** The SDK writes null for it; the REST interface also has a list of names. */
  function isDeleted(field: 'displayName' | 'photoUrl', attribute: string): boolean {
    const isNull = typeof body === 'object' && body !== null && Reflect.get(body, field) === null
    return isNull || (deleteAttribute?.includes(attribute) ?? false)
  }
}

function changedTo(
  current: string | null,
  next: string | null | undefined,
  isDeleted: boolean,
): string | null {
  if (isDeleted || next === '') return null
  return next ?? current
}
