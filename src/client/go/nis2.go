// Package nis2 is the client of the NIS2 compliance gateway with English names.
// Every operation of the service is a method of Client.
package nis2

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"math/rand"
	"net/http"
	"strconv"
	"strings"
	"time"
)

// Client calls the service. Make it with New; it may be used by many goroutines.
type Client struct {
	// Language of the texts in answers, if a call names none.
	Language string
	// ErrorLanguage is the language of error messages: "en" or "et".
	ErrorLanguage string
	// Attempts after the first, for calls that may be repeated.
	Attempts int
	// HTTP sends the requests; its timeout must allow for subscriptions.
	HTTP *http.Client

	url, key string
}

// New returns a client of the service at url. An empty key allows public operations only.
func New(url, key string) *Client {
	return &Client{
		Language: "en", ErrorLanguage: "en", Attempts: 3, HTTP: http.DefaultClient,
		url: strings.TrimRight(url, "/"), key: key,
	}
}

// ErrorDetail names one field. Field is a dotted path by wire names; Name is the same by the names of the contract's
// English terms, as far as it is a parameter of the call.
type ErrorDetail struct {
	Field string `json:"field"`
	Type  string `json:"type"`
	Msg   string `json:"msg"`
	Name  string `json:"-"`
}

// Error is every failure of a call. Code is one of the service's, or UNREACHABLE if it did not answer.
type Error struct {
	Code      string        `json:"code"`
	Message   string        `json:"message"`
	RequestID string        `json:"request_id"`
	Details   []ErrorDetail `json:"details"`
	// Status is the HTTP status; 0 without a response.
	Status int `json:"-"`
	// RetryAfter is the time to wait; negative if the service named none.
	RetryAfter time.Duration `json:"-"`
}

func (e *Error) Error() string {
	text := e.Code + ": " + e.Message
	for _, one := range e.Details {
		text += "; " + one.Name + ": " + one.Msg
	}
	return text
}

const (
	firstPause   = 250 * time.Millisecond
	longestPause = 30 * time.Second
	longestBody  = 1 << 20
)

func unreachable(err error) *Error {
	return &Error{Code: "UNREACHABLE", Message: err.Error(), RetryAfter: -1}
}

func isPassing(err error) (*Error, bool) {
	var failure *Error
	if !errors.As(err, &failure) {
		return nil, false
	}
	code := failure.Code
	return failure, code == "RATE_LIMITED" || code == "UPSTREAM_UNAVAILABLE" || code == "UNREACHABLE"
}

// pause waits, never shorter than the service asked for. It returns the context's error if that ends first.
func pause(ctx context.Context, least time.Duration, failure *Error) error {
	if failure.RetryAfter >= 0 {
		least = failure.RetryAfter
	}
	timer := time.NewTimer(least + time.Duration(rand.Int63n(int64(least)/5+1)))
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
}

// repeated calls again after passing failures.
func (c *Client) repeated(ctx context.Context, isRepeatable bool, once func() error) error {
	wait := firstPause
	for left := c.Attempts; ; left-- {
		err := once()
		failure, passing := isPassing(err)
		if err == nil || !passing || !isRepeatable || left <= 0 || failure.RetryAfter > longestPause {
			return err
		}
		if stopped := pause(ctx, wait, failure); stopped != nil {
			return stopped
		}
		if wait *= 2; wait > longestPause {
			wait = longestPause
		}
	}
}

// send makes one attempt. The caller closes the body. Every status from 400 is an *Error.
func (c *Client) send(ctx context.Context, method, path string, body []byte, headers map[string]string) (*http.Response, error) {
	request, err := http.NewRequestWithContext(ctx, method, c.url+path, bytes.NewReader(body))
	if err != nil {
		return nil, err
	}
	request.Header.Set("accept-language", c.ErrorLanguage)
	if c.key != "" {
		request.Header.Set("x-api-key", c.key)
	}
	for name, value := range headers {
		request.Header.Set(name, value)
	}
	response, err := c.HTTP.Do(request)
	if err != nil {
		if ctx.Err() != nil {
			return nil, ctx.Err()
		}
		return nil, unreachable(err)
	}
	if response.StatusCode < 400 {
		return response, nil
	}
	defer response.Body.Close()
	return nil, refusal(response)
}

func refusal(response *http.Response) *Error {
	var body struct{ Error Error }
	text, _ := io.ReadAll(io.LimitReader(response.Body, longestBody))
	if json.Unmarshal(text, &body) != nil || body.Error.Code == "" {
		body.Error = Error{Code: "UNREACHABLE", Message: "answered with status " + response.Status}
	}
	failure := body.Error
	failure.Status = response.StatusCode
	failure.RetryAfter = retryAfter(response.Header.Get("retry-after"))
	if failure.RequestID == "" {
		failure.RequestID = response.Header.Get("x-request-id")
	}
	return &failure
}

// retryAfter reads both forms of RFC 9110, 10.2.3.
func retryAfter(text string) time.Duration {
	if seconds, err := strconv.Atoi(text); err == nil && seconds >= 0 {
		return time.Duration(seconds) * time.Second
	}
	at, err := http.ParseTime(text)
	if err != nil {
		return -1
	}
	if wait := time.Until(at); wait > 0 {
		return wait
	}
	return 0
}
