import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { ExportFormat } from '#contract/account.ts'
import { api } from '#contract/index.ts'
import { confirmPassword, forgetAccount } from '#web/lib/auth.ts'
import { call, send } from '#web/lib/http.ts'
import { saveFile } from '#web/lib/save-file.ts'
import { forgetCook } from '#web/offline/forget.ts'
import { currentUserQuery } from './users.ts'

/**
 * Statistics of the cook's collection; adding or removing recipes does not update them, so each visit
 * refetches them.
 */
export const accountStatsQuery = queryOptions({
  queryKey: ['/api/account/stats'],
  queryFn: ({ signal }) => call(api.account.stats, { signal }),
})

/** Fetches the export and offers it as a file download. */
export async function downloadExport(format: ExportFormat): Promise<void> {
  const response = await send(api.account.export, { query: { format } })
  const file = await response.blob()
  const name = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1]
  saveFile(name ?? 'larder-export.zip', file)
}

/**
 * Deletes the account after a new sign-in with the password.
 * @throws SessionError when the password is wrong, HttpError when the server refuses
 */
export async function deleteAccount(password: string): Promise<void> {
  await confirmPassword(password)
  await call(api.account.remove)
  await forgetAccount()
  await forgetCook()
}

/**
 * Uploads or removes the cook's profile picture, and updates it in the cache so that all of the page shows it
 * at once.
 */
export async function changePicture(client: QueryClient, file: File | null): Promise<void> {
  const form = new FormData()
  if (file) form.set('image', file)
  const { profileImageUrl } = await (file
    ? call(api.account.setPicture, { form })
    : call(api.account.removePicture))
  client.setQueryData(currentUserQuery.queryKey, (user) => user && { ...user, profileImageUrl })
}
