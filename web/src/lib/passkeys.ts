/** Passkeys in this browser: whether there can be any here, making one, and signing in with one. */
import { api, Refused } from "../wire/api";
import type { PasskeyAnswer, Player, WaysBack } from "../wire/protocol";

/** Why there can be none: an address without TLS, one without a name, or a browser that knows none. */
export type Lack = "insecure" | "nameless" | "browser";
const NUMBERS = /^[\d.]+$|^\[/;
const KINDS = [-8, -7, -257]; // EdDSA, ECDSA and RSA, each with SHA-256: what the server reads
const PATIENCE = 240_000; // milliseconds; the server waits for five minutes

export function lackOf(where: { isSecureContext: boolean; hostname: string; knows: boolean }): Lack | null {
  if (!where.isSecureContext) return "insecure";
  if (NUMBERS.test(where.hostname)) return "nameless";
  return where.knows ? null : "browser";
}

export const lack = (): Lack | null =>
  lackOf({
    isSecureContext,
    hostname: location.hostname,
    knows: "credentials" in navigator && "PublicKeyCredential" in window,
  });

/** The browser asks for a finger, a face or a code, and makes one; it may lie on this device or wherever its owner keeps them. */
export async function make(player: Player, name: string): Promise<WaysBack> {
  const { challenge, site, user, known } = await api.passkeyOffer();
  const made = await asked(() =>
    navigator.credentials.create({
      publicKey: {
        challenge: bytes(challenge),
        rp: { id: site, name: "Tuath" },
        user: { id: bytes(user), name: player.name, displayName: player.name },
        pubKeyCredParams: KINDS.map((alg) => ({ type: "public-key", alg })),
        authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "preferred" },
        excludeCredentials: known.map((id) => ({ type: "public-key", id: bytes(id) })),
        attestation: "none",
        timeout: PATIENCE,
      },
    }),
  );
  const { clientDataJSON, attestationObject } = made.response as AuthenticatorAttestationResponse;
  return api.newPasskey({
    name,
    credential: made.id,
    client: text(clientDataJSON),
    attestation: text(attestationObject),
  });
}

/** Whose it is the passkey says itself; alone, the other sign-ins of its owner end. */
export async function signIn(alone = false): Promise<Player> {
  return (await api.passkeySignIn({ ...(await sign()), alone })).player;
}

/** What a passkey of this browser signs, whoever's it is. */
export async function sign(): Promise<PasskeyAnswer> {
  const { challenge, site } = await api.passkeyChallenge();
  const given = await asked(() =>
    navigator.credentials.get({
      publicKey: { challenge: bytes(challenge), rpId: site, userVerification: "preferred", timeout: PATIENCE },
    }),
  );
  const { clientDataJSON, authenticatorData, signature, userHandle } = given.response as AuthenticatorAssertionResponse;
  if (!userHandle) throw trouble("failed");
  return {
    credential: given.id,
    user: text(userHandle),
    client: text(clientDataJSON),
    authenticator: text(authenticatorData),
    signature: text(signature),
  };
}

async function asked(run: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  let given: Credential | null;
  try {
    given = await run();
  } catch (error) {
    throw trouble(TROUBLES[error instanceof DOMException ? error.name : ""] ?? "failed");
  }
  if (!given) throw trouble("failed");
  return given as PublicKeyCredential;
}

/** As browsers call what went wrong. */
const TROUBLES: Record<string, string> = {
  InvalidStateError: "there",
  NotAllowedError: "cancelled",
  AbortError: "cancelled",
};

const trouble = (what: string): Refused => new Refused({ rule: "", key: `page-passkey-${what}`, params: {} }, 0);

// ---- base64url -------------------------------------------------------------------------------------------------------

export function bytes(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (one) => one.charCodeAt(0));
}

export function text(buffer: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}
