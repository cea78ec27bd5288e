package nis2

import (
	"bufio"
	"context"
	"encoding/json"
	"errors"
	"strings"
)

// mostVainTries is the number of consecutive failures of a subscription before its error is returned.
const mostVainTries = 8

// eachPage yields the items of all pages; items returns those of one page and the next cursor.
func eachPage[T, I any](ctx context.Context, c *Client, op operation, params any, items func(Answer[T]) ([]I, string), yield func(I) error) error {
	given, err := mapOf(params)
	if err != nil {
		return err
	}
	for {
		answer, err := call[T](ctx, c, op, given)
		if err != nil {
			return named(err, op, params)
		}
		page, next := items(answer)
		for _, item := range page {
			if err := yield(item); err != nil {
				return err
			}
		}
		if next == "" {
			return nil
		}
		given[op.cursor] = next
	}
}

func mapOf(params any) (map[string]any, error) {
	given := map[string]any{}
	text, err := json.Marshal(params)
	if err != nil {
		return nil, err
	}
	return given, json.Unmarshal(text, &given)
}

// follow yields each event of a subscription once, over SSE; a stream that breaks is continued after the last event.
func follow[T any](ctx context.Context, c *Client, op operation, params any, yield func(T) error) error {
	given, err := mapOf(params)
	if err != nil {
		return err
	}
	wait, vain := firstPause, 0
	for {
		err := stream(ctx, c, op, given, func(id string, event T) error {
			given["after"], wait, vain = id, firstPause, 0
			return yield(event)
		})
		failure, passing := isPassing(err)
		if vain++; err == nil || !passing || vain > mostVainTries {
			return named(err, op, params)
		}
		if err := pause(ctx, wait, failure); err != nil {
			return err
		}
		if wait *= 2; wait > longestPause {
			wait = longestPause
		}
	}
}

// stream reads until "complete"; an end without it is a break.
func stream[T any](ctx context.Context, c *Client, op operation, given map[string]any, yield func(string, T) error) error {
	sorted, err := c.sorted(op, given)
	if err != nil {
		return err
	}
	response, err := c.graphql(ctx, op, sorted, map[string]string{"accept": "text/event-stream"})
	if err != nil {
		return err
	}
	defer response.Body.Close()
	reader := bufio.NewReader(response.Body)
	kind, id := "", ""
	for {
		line, err := reader.ReadString('\n')
		if err != nil {
			if ctx.Err() != nil {
				return ctx.Err()
			}
			return unreachable(errors.New("the stream of events broke off"))
		}
		name, value, _ := strings.Cut(strings.TrimRight(line, "\r\n"), ":")
		switch value = strings.TrimPrefix(value, " "); {
		case name == "event" && value == "complete":
			return nil
		case name == "event":
			kind = value
		case name == "id":
			id = value
		case name == "data" && kind == "next":
			event, err := root[T]([]byte(value), op)
			if err != nil {
				return err
			}
			if err := yield(id, event); err != nil {
				return err
			}
		}
	}
}
