import { z } from 'zod'
import { passwordProvider } from '../account-info.ts'
import { updateAccount } from '../accounts.ts'
import { bearerOfCall } from '../bearer.ts'
import { type Call, fieldsOf, text } from '../call.ts'
import { Failure } from '../failure.ts'

const fields = {
  idToken: text,
  displayName: text,
  photoUrl: text,
  deleteAttribute: z.array(z.string()).nullish(),
  email: text,
  password: z.string().nullish(),
  oobCode: text,
}

/** accounts:update of the profile. Other changes of an account are not offered. */
export const update: Call = async (service, { body }) => {
  const { idToken, displayName, photoUrl, deleteAttribute, email, password, oobCode } = fieldsOf(fields, body)
  if (oobCode || email || password) throw new Failure('OPERATION_NOT_ALLOWED')
  const { account } = await bearerOfCall(service, idToken)
  if ((displayName?.length ?? 0) > 256) throw new Failure('INVALID_ARGUMENT', 'The name is too long')
  if (photoUrl && !isWebAddress(photoUrl))
    throw new Failure('INVALID_ARGUMENT', 'The photo has no web address')

  const changed = await updateAccount(service.db, account.uid, {
    display_name: changedTo(account.display_name, displayName, isDeleted('displayName', 'DISPLAY_NAME')),
    photo_url: changedTo(account.photo_url, photoUrl, isDeleted('photoUrl', 'PHOTO_URL')),
  })
  if (!changed) throw new Failure('USER_NOT_FOUND')
  // The SDK takes what is not echoed as deleted.
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: changed.uid,
    email: changed.email,
    displayName: changed.display_name ?? '',
    photoUrl: changed.photo_url ?? '',
    emailVerified: changed.email_verified,
    providerUserInfo: [passwordProvider(changed)],
  }

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

const isWebAddress = (text: string) =>
  text.length <= 2000 && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)
