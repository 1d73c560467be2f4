import { changeAccount } from '../accounts.ts'
import { Failure } from '../failure.ts'
import type { Service } from '../service.ts'
import type { AccountRow } from '../tables.ts'
import type { Update } from './update.ts'

const MAX_NAME = 256
const MAX_ADDRESS = 2000

/**
 * Changes the name and the picture; absent fields keep their value, null and '' delete. The picture's address
 * is stored as it is given, even a relative one: the page that shows the picture decides what it loads.
 * @returns the changed account
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

  /**
   * True when a field is deleted: the SDK sends null for it, the REST interface may list its name instead.
   */
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
