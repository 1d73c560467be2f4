/** Where the device's Share sends what a cook shares with this app, and the page that then asks what it is. */
export const SHARE_TARGET = '/share-target'

/** Read by `offline/received.ts`, emptied by `offline/kept-beside.ts`. */
const RECEIVED = 'larder-received'
const MOST_PHOTOS = 10

/**
 * Puts what was shared where the page finds it. No server is needed: a cook in a cellar can share a photo.
 * @returns the way to the page, also when the device had no room: the page then says that nothing came
 */
export async function receiveShared(request: Request): Promise<Response> {
  try {
    const form = await request.formData()
    const text = (name: string) => {
      const value = form.get(name)
      return typeof value === 'string' ? value : ''
    }
    // A form without a file has an empty one without a name.
    const files = form
      .getAll('photos')
      .filter((one): one is File => one instanceof File && (one.size > 0 || one.name !== ''))
    const photos = files
      .filter(({ size, type }) => size > 0 && (type.startsWith('image/') || type === 'application/pdf'))
      .slice(0, MOST_PHOTOS)
    await caches.delete(RECEIVED)
    const received = await caches.open(RECEIVED)
    await Promise.all(
      photos.map((photo, index) =>
        received.put(
          `${SHARE_TARGET}/${index}`,
          new Response(photo, {
            headers: { 'content-type': photo.type, 'x-name': encodeURIComponent(photo.name) },
          }),
        ),
      ),
    )
    await received.put(
      SHARE_TARGET,
      Response.json({
        title: text('title'),
        text: text('text'),
        url: text('url'),
        photos: photos.length,
        leftOut: files.length - photos.length,
      }),
    )
  } catch (error) {
    console.warn('What was shared could not be kept.', error)
  }
  return Response.redirect(SHARE_TARGET, 303)
}
