/** The baseline of large requests: the same body, read and parsed where it is JSON, and nothing done with it. */
export async function POST(request: Request) {
  const text = await request.text()
  return Response.json({ length: text.length, isList: Array.isArray(parsed(text)) })
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
