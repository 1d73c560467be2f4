/** The Link header that leads to the next page: the same question with the cursor in it. */
export const nextPageLink = (requestUrl: string, cursor: string): string => {
  const [path = '', query = ''] = requestUrl.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.set('cursor', cursor)
  return `<${path}?${parameters}>; rel="next"`
}
