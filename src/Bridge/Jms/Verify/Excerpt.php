<?php

declare(strict_types=1);

namespace Kiln\Bridge\Jms\Verify;

/**
 * A value in few words, as JSON can hold them.
 *
 * @internal
 */
final readonly class Excerpt
{
    private const DEPTH = 6;

    /** members of one array or object */
    private const MEMBERS = 12;

    /** bytes of one text or key */
    private const LENGTH = 160;

    public function __construct(private Redaction $redaction) {}

    public function of(mixed $value, int $depth = self::DEPTH): mixed
    {
        return match (true) {
            \is_string($value) => $this->redaction->text(self::cut($value)),
            \is_int($value) => $this->redaction->int($value),
            \is_float($value) => \is_finite($value) ? $this->redaction->float($value) : (string) $value,
            \is_array($value) => $this->members($value, $depth),
            $value instanceof \UnitEnum => $value::class . "::{$value->name}",
            $value instanceof \Throwable => $this->error($value),
            $value instanceof \DateTimeInterface => ['(class)' => $value::class, 'date' => $this->redaction->text($value->format('Y-m-d\TH:i:s.u e'))],
            $value instanceof \stdClass => (object) $this->members((array) $value, $depth),
            \is_object($value) => ['(class)' => $value::class] + $this->members(self::properties($value), $depth),
            default => $value,
        };
    }

    /**
     * @return array<mixed>
     */
    private function error(\Throwable $error): array
    {
        return [
            '(class)' => $error::class,
            'message' => self::cut($this->redaction->message($error)),
            'thrown' => \basename($error->getFile()) . ':' . $error->getLine(),
        ];
    }

    /**
     * @param array<mixed> $members
     *
     * @return array<mixed>
     */
    private function members(array $members, int $depth): array
    {
        if ($depth <= 0 && $members !== []) {
            return ['…' => \count($members)];
        }
        $result = [];
        foreach (\array_slice($members, 0, self::MEMBERS, true) as $key => $member) {
            $result[\is_string($key) ? self::cut($key) : $key] = $this->of($member, $depth - 1);
        }
        $rest = \count($members) - self::MEMBERS;

        return $rest > 0 ? [...$result, '…' => $rest] : $result;
    }

    /**
     * @return array<mixed>
     */
    private static function properties(object $object): array
    {
        $properties = [];
        foreach (\get_mangled_object_vars($object) as $name => $value) {
            $properties[(string) \preg_replace('/^\0.*\0/s', '', (string) $name)] = $value;
        }

        return $properties;
    }

    private static function cut(string $text): string
    {
        return \strlen($text) <= self::LENGTH ? $text : \substr($text, 0, self::LENGTH) . '…';
    }
}
