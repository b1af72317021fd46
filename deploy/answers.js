// Whether an instance answers: `node answers.js http://localhost:3000/healthz`. With a number of seconds
// behind the address it waits so long for it. For health checks, so plain that it is quick.
const [address, seconds = '0'] = process.argv.slice(2);
const end = Date.now() + Number(seconds) * 1000;

async function isOk() {
  try {
    const { ok } = await fetch(address, { signal: AbortSignal.timeout(4000) });
    return ok;
  } catch {
    return false;
  }
}

let isAnswering = await isOk();
while (!isAnswering && Date.now() < end) {
  await new Promise((resolve) => setTimeout(resolve, 250));
  isAnswering = await isOk();
}
process.exit(isAnswering ? 0 : 1);
