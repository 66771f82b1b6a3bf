<?php

declare(strict_types=1);

namespace Kiln\Format\Protobuf;

use Kiln\Bytes;
use Kiln\Format\Binary\Malformed;
use Kiln\Format\CannotEncode;
use Kiln\Format\LimitException;
use Kiln\Format\Messages;
use Kiln\Limits;

/**
 * Between the bytes of a google.protobuf.Any and its JSON: the members of the message and `@type`; of a well-known one, what stands for
 * it under `value`.
 *
 * Only messages of a list are made known, so that no document chooses a class.
 *
 * @see https://protobuf.dev/programming-guides/json/#any
 *
 * @internal
 */
final class AnyJson
{
    private const TYPE = '@type';
    private const VALUE = 'value';
    private const ANY = 'google.protobuf.Any';
    private const EMPTY = 'google.protobuf.Empty';

    /** Tags of its fields: what the type is, and the bytes. */
    public const TYPE_URL = 1 << 3 | Wire::LEN;
    public const BYTES = 2 << 3 | Wire::LEN;

    /** Inside each other, as most libraries have it. */
    private const MOST = 100;

    private int $levels = self::MOST;

    /**
     * @param array<string, class-string>            $types    by the full names of messages
     * @param ?\Closure(class-string): Messages $messages of a class
     */
    public function __construct(private readonly array $types, private readonly ?\Closure $messages, private readonly bool $ignoresUnknown) {}

    /**
     * @throws CannotEncode
     */
    public function write(string $typeUrl, string $bytes): \stdClass
    {
        if ($typeUrl === '' && $bytes === '') {
            return new \stdClass();
        }
        if (--$this->levels < 0) {
            throw new CannotEncode('more than ' . self::MOST . ' messages of any type inside each other', path: []);
        }
        try {
            $members = $this->members(self::name($typeUrl), $bytes) ?? throw new CannotEncode("the message \"{$typeUrl}\" is not among the types of ProtoJson", path: [], hint: 'Give its class to new ProtoJson(types: [...]).');
        } catch (Malformed|LimitException $wrong) {
            throw new CannotEncode("these bytes are no message \"{$typeUrl}\": {$wrong->getMessage()}", previous: $wrong, path: []);
        }
        ++$this->levels;

        return (object) ([self::TYPE => $typeUrl] + $members);
    }

    /**
     * @throws Unreadable
     *
     * @return array{string, string} the type and the bytes
     */
    public function read(\stdClass $data): array
    {
        $members = (array) $data;
        if ($members === []) {
            return ['', ''];
        }
        $typeUrl = $members[self::TYPE] ?? null;
        if (!\is_string($typeUrl) || !\str_contains($typeUrl, '/')) {
            throw new Unreadable('a google.protobuf.Any has a type, such as "type.googleapis.com/shop.v1.Parcel"', \array_key_exists(self::TYPE, $members) ? [self::TYPE] : []);
        }
        unset($members[self::TYPE]);
        try {
            return [$typeUrl, $this->bytes(self::name($typeUrl), $members) ?? throw new Unreadable("the message \"{$typeUrl}\" is not among the types of ProtoJson", [self::TYPE])];
        } catch (CannotEncode $refusal) {
            throw new Unreadable($refusal->getMessage() === '' ? 'what no message holds' : $refusal->getMessage());
        }
    }

    private static function name(string $typeUrl): string
    {
        return \substr((string) \strrchr("/{$typeUrl}", '/'), 1);
    }

    /**
     * @throws CannotEncode
     * @throws Malformed
     * @throws LimitException
     *
     * @return ?array<mixed>
     */
    private function members(string $name, string $bytes): ?array
    {
        if ($name === self::EMPTY) {
            return [self::VALUE => new \stdClass()];
        }
        if ($name === self::ANY) {
            $any = (new Decoder(self::ofAny(), new Limits()))->read($bytes, 0);
            $value = \is_array($any) ? $any[self::VALUE] ?? null : null;

            return [self::VALUE => $this->write(\is_array($any) && \is_string($any[self::TYPE] ?? null) ? $any[self::TYPE] : '', $value instanceof Bytes ? $value->bytes : '')];
        }
        $known = self::wellKnown($name);
        if ($known !== null) {
            $messages = new Messages(0, []);

            return [self::VALUE => (new ProtoJsonWriter($messages, $this))->single($known[0], (new Decoder($messages, new Limits()))->single($known[0], $known[1], $bytes), $known[1])];
        }
        $messages = $this->messagesOf($name);

        return $messages === null ? null : (array) (new ProtoJsonWriter($messages, $this))->write((new Decoder($messages, new Limits()))->read($bytes, 0));
    }

    /**
     * @param array<mixed> $members
     *
     * @throws Unreadable
     * @throws CannotEncode
     */
    private function bytes(string $name, array $members): ?string
    {
        $value = $members[self::VALUE] ?? null;
        if ($name === self::EMPTY) {
            return '';
        }
        if ($name === self::ANY) {
            [$type, $bytes] = $this->read($value instanceof \stdClass ? $value : throw new Unreadable('a message is an object', [self::VALUE]));

            return (new Encoder(self::ofAny(), self::MOST))->write([self::TYPE => $type, self::VALUE => new Bytes($bytes)]);
        }
        $known = self::wellKnown($name);
        if ($known !== null) {
            try {
                $tree = (new ProtoJsonReader(new Messages(0, []), $this->ignoresUnknown, $this))->single($known[0], $value, $known[1]);
            } catch (Unreadable $unreadable) {
                throw $unreadable->below(self::VALUE);
            }

            return (new Encoder(new Messages(0, []), self::MOST))->content($known[0], $tree, $known[1]);
        }
        $messages = $this->messagesOf($name);

        return $messages === null ? null : (new Encoder($messages, self::MOST))->write((new ProtoJsonReader($messages, $this->ignoresUnknown, $this))->read((object) $members));
    }

    /**
     * @return ?array{int, ?int} its kind, and that of what a wrapper holds
     */
    private static function wellKnown(string $name): ?array
    {
        return match (true) {
            isset(Kind::WRAPPED[$name]) => [Kind::WRAPPER, Kind::WRAPPED[$name]],
            \str_contains($name, '.') && isset(Kind::NAMES[$name]) => [Kind::NAMES[$name], null],
            default => null,
        };
    }

    private function messagesOf(string $name): ?Messages
    {
        return isset($this->types[$name]) && $this->messages !== null ? ($this->messages)($this->types[$name]) : null;
    }

    private static function ofAny(): Messages
    {
        return new Messages(0, [[[
            self::TYPE_URL => [self::TYPE, Kind::STRING, Messages::IMPLICIT, null, Wire::tag(1, Wire::LEN), null, null, null],
            self::BYTES => [self::VALUE, Kind::BYTES, Messages::IMPLICIT, null, Wire::tag(2, Wire::LEN), null, null, null],
        ], [], false, null]]);
    }
}
