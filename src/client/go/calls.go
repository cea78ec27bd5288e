package nis2

import (
	"bytes"
	"context"
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"
)

// operation describes a call. places: wire name to path, query, body or variable.
type operation struct {
	wire, method, path    string
	isRepeatable, isLines bool
	places                map[string]string
	cursor, document      string
}

type upload struct {
	body        []byte
	contentType string
}

// Meta is the metadata of a response.
type Meta struct {
	RequestID           string   `json:"request_id"`
	Warnings            []string `json:"hoiatused"`
	NextCursor          string   `json:"jargmine_kursor"`
	IdempotencyReplayed bool     `json:"idempotency_replayed"`
}

// Answer is data with its metadata.
type Answer[T any] struct {
	Data T    `json:"data"`
	Meta Meta `json:"meta"`
}

type values map[string]map[string]any

// sorted returns the parameters by place. An omitted language is that of the client; an order gets an idempotency key.
func (c *Client) sorted(op operation, params any) (values, error) {
	text, err := json.Marshal(params)
	if err != nil {
		return nil, err
	}
	given := map[string]any{}
	// Numbers stay as they were written.
	decoder := json.NewDecoder(bytes.NewReader(text))
	decoder.UseNumber()
	if err := decoder.Decode(&given); err != nil {
		return nil, err
	}
	for _, name := range []string{"keel", "language"} {
		if _, known := op.places[name]; known && given[name] == nil {
			given[name] = c.Language
		}
	}
	if _, known := op.places["idempotency_key"]; known && given["idempotency_key"] == nil {
		key := make([]byte, 16)
		if _, err := rand.Read(key); err != nil {
			return nil, err
		}
		given["idempotency_key"] = hex.EncodeToString(key)
	}
	sorted := values{"path": {}, "query": {}, "body": {}, "variable": {}}
	for wire, value := range given {
		if place, known := op.places[wire]; known {
			sorted[place][wire] = value
		}
	}
	return sorted, nil
}

func (c *Client) request(ctx context.Context, op operation, sorted values, file *upload) (*http.Response, error) {
	if op.document != "" {
		return c.graphql(ctx, op, sorted, map[string]string{})
	}
	path := op.path
	for wire, value := range sorted["path"] {
		path = strings.ReplaceAll(path, "{"+wire+"}", url.PathEscape(fmt.Sprint(value)))
	}
	query := url.Values{}
	for wire, value := range sorted["query"] {
		query.Set(wire, fmt.Sprint(value))
	}
	if len(query) > 0 {
		path += "?" + query.Encode()
	}
	if op.method == http.MethodGet {
		return c.send(ctx, op.method, path, nil, nil)
	}
	headers := map[string]string{"content-type": "application/json"}
	if op.isLines {
		headers["accept"] = "application/x-ndjson"
	}
	if file != nil {
		headers["content-type"] = file.contentType
		return c.send(ctx, op.method, path, file.body, headers)
	}
	body, err := json.Marshal(sorted["body"])
	if err != nil {
		return nil, err
	}
	return c.send(ctx, op.method, path, body, headers)
}

func (c *Client) graphql(ctx context.Context, op operation, sorted values, headers map[string]string) (*http.Response, error) {
	body, err := json.Marshal(map[string]any{"query": op.document, "variables": sorted["variable"]})
	if err != nil {
		return nil, err
	}
	headers["content-type"] = "application/json"
	return c.send(ctx, http.MethodPost, "/graphql", body, headers)
}

// read returns the whole body, after retries.
func (c *Client) read(ctx context.Context, op operation, params any, file *upload) ([]byte, error) {
	sorted, err := c.sorted(op, params)
	if err != nil {
		return nil, err
	}
	var text []byte
	err = c.repeated(ctx, op.isRepeatable, func() error {
		response, err := c.request(ctx, op, sorted, file)
		if err != nil {
			return err
		}
		defer response.Body.Close()
		text, err = io.ReadAll(response.Body)
		if err != nil {
			return unreachable(err)
		}
		return nil
	})
	return text, named(err, op, params)
}

func (c *Client) bytes(ctx context.Context, op operation, params any) ([]byte, error) {
	return c.read(ctx, op, params, nil)
}

func (c *Client) json(ctx context.Context, op operation, params any, file *upload) (json.RawMessage, error) {
	return c.read(ctx, op, params, file)
}

// call returns data and metadata of an operation of REST or GraphQL.
func call[T any](ctx context.Context, c *Client, op operation, params any) (Answer[T], error) {
	var answer Answer[T]
	text, err := c.read(ctx, op, params, nil)
	if err != nil {
		return answer, err
	}
	if op.document != "" {
		answer.Data, err = root[T](text, op)
		return answer, named(err, op, params)
	}
	if err := json.Unmarshal(text, &answer); err != nil {
		return answer, unreachable(err)
	}
	return answer, nil
}

// root returns the field of a GraphQL result, or its first error.
func root[T any](text []byte, op operation) (T, error) {
	var result struct {
		Data   map[string]T
		Errors []struct {
			Message    string
			Extensions Error
		}
	}
	if err := json.Unmarshal(text, &result); err != nil {
		return result.Data[op.wire], unreachable(err)
	}
	if len(result.Errors) > 0 {
		failure := result.Errors[0].Extensions
		failure.Message, failure.RetryAfter = result.Errors[0].Message, -1
		return result.Data[op.wire], &failure
	}
	return result.Data[op.wire], nil
}
