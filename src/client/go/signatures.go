package nis2

import (
	"context"
	"crypto/ed25519"
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// tolerance between the clocks of sender and receiver, including delivery.
const tolerance = 5 * time.Minute

// ErrWebhook means that the signature is invalid, missing or too old: do not read the body.
var ErrWebhook = errors.New("the webhook is not valid")

// ErrReceipt means that the receipt is not valid under these keys.
var ErrReceipt = errors.New("the receipt is not valid under these keys")

// WebhookEvent is a verified event. More types may be added. Data is by wire names; decode it into a type of this package.
type WebhookEvent struct {
	Type      string          `json:"type"`
	Timestamp time.Time       `json:"timestamp"`
	Data      json.RawMessage `json:"data"`
}

// VerifyWebhook verifies and parses a webhook, by https://www.standardwebhooks.com. The secret has the form whsec_….
func VerifyWebhook(body []byte, headers http.Header, secret string) (*WebhookEvent, error) {
	id, at := headers.Get("webhook-id"), headers.Get("webhook-timestamp")
	seconds, err := strconv.ParseInt(at, 10, 64)
	if err != nil || id == "" {
		return nil, ErrWebhook
	}
	if age := time.Since(time.Unix(seconds, 0)); age > tolerance || age < -tolerance {
		return nil, ErrWebhook
	}
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	if err != nil || len(key) == 0 {
		return nil, ErrWebhook
	}
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(id + "." + at + "."))
	mac.Write(body)
	expected := []byte("v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil)))
	valid := false
	for _, one := range strings.Fields(headers.Get("webhook-signature")) {
		valid = hmac.Equal(expected, []byte(one)) || valid
	}
	if !valid {
		return nil, ErrWebhook
	}
	var event WebhookEvent
	return &event, json.Unmarshal(body, &event)
}

// KeySet is the published keys (JWKS) of the service. Keep a copy to verify receipts later.
type KeySet struct {
	Keys []struct {
		KeyType string `json:"kty"`
		Curve   string `json:"crv"`
		ID      string `json:"kid"`
		X       string `json:"x"`
	} `json:"keys"`
}

// PublishedKeys reads the keys of the service.
func (c *Client) PublishedKeys(ctx context.Context) (*KeySet, error) {
	response, err := c.send(ctx, http.MethodGet, "/.well-known/jwks.json", nil, nil)
	if err != nil {
		return nil, err
	}
	defer response.Body.Close()
	var keys KeySet
	return &keys, json.NewDecoder(response.Body).Decode(&keys)
}

// VerifyReceipt returns the statement of a signed receipt (Ed25519, RFC 8037) as JSON, by wire names.
func VerifyReceipt(receipt string, keys *KeySet) (json.RawMessage, error) {
	parts := strings.Split(strings.TrimSpace(receipt), ".")
	if len(parts) != 3 {
		return nil, ErrReceipt
	}
	var head struct {
		Algorithm string          `json:"alg"`
		KeyID     string          `json:"kid"`
		Critical  json.RawMessage `json:"crit"`
	}
	text, err := base64.RawURLEncoding.DecodeString(parts[0])
	if err != nil || json.Unmarshal(text, &head) != nil || head.Algorithm != "EdDSA" || head.Critical != nil {
		return nil, ErrReceipt
	}
	signature, err := base64.RawURLEncoding.DecodeString(parts[2])
	if err != nil {
		return nil, ErrReceipt
	}
	for _, key := range keys.Keys {
		public, err := base64.RawURLEncoding.DecodeString(key.X)
		if err != nil || key.ID != head.KeyID || key.KeyType != "OKP" || key.Curve != "Ed25519" || len(public) != ed25519.PublicKeySize {
			continue
		}
		if ed25519.Verify(public, []byte(parts[0]+"."+parts[1]), signature) {
			payload, err := base64.RawURLEncoding.DecodeString(parts[1])
			return payload, err
		}
	}
	return nil, ErrReceipt
}
