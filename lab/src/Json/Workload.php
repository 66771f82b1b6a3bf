<?php

declare(strict_types=1);

namespace Kiln\Lab\Json;

use Kiln\Lab\Json\Contender\Contender;
use Kiln\Lab\Json\Contender\Contenders;

/** A document, the class it is read into, and how it is to be written: what every contender gets, and no contender more. */
final class Workload
{
    /** @var object|list<object>|null */
    private object|array|null $graph = null;

    /**
     * @param string       $json       the document as it stands in its source, white space included
     * @param class-string $class      of the document, or of each of its items
     * @param bool         $isList     whether the document is an array of that class
     * @param bool         $writesNull whether a null is written; if not, its key is left out
     * @param string       $dateFormat of every date in the document, as {@see \DateTimeInterface::format()} has it
     * @param ?JmsSettings $jms        for a workload in JMS's dialect, null for one in everyone's own
     * @param string       $format     that the objects are written in; the document itself is JSON
     * @param ?\Closure(self): mixed $source gives the objects that are written, where they are not what the document says as plain ones
     */
    public function __construct(
        public readonly string $name,
        public readonly string $title,
        public readonly string $json,
        public readonly string $class,
        public readonly bool $isList,
        public readonly bool $writesNull,
        public readonly string $dateFormat = \DATE_ATOM,
        public readonly ?JmsSettings $jms = null,
        public readonly string $format = 'json',
        public readonly ?\Closure $source = null,
    ) {}

    /** The same with another document, whose dates may have another form. */
    public function of(string $json, ?string $dateFormat = null): self
    {
        return new self($this->name, $this->title, $json, $this->class, $this->isList, $this->writesNull, $dateFormat ?? $this->dateFormat, $this->jms, $this->format, $this->source);
    }

    /**
     * The type of the document, as a serializer wants it.
     *
     * @param string $ofList with `%s` for the class
     */
    public function type(string $ofList): string
    {
        return $this->isList ? \sprintf($ofList, $this->class) : $this->class;
    }

    /**
     * The document as objects, built by the lab itself and by none of the contenders.
     *
     * @return object|list<object>
     */
    public function graph(): object|array
    {
        return $this->graph ??= Reference::read($this);
    }

    /** What is to be written. */
    public function objects(): mixed
    {
        return $this->source === null ? $this->graph() : ($this->source)($this);
    }

    /** What is to be read: the document, unless a handler or the format gives it another form. */
    public function input(): string
    {
        if ($this->format === 'json') {
            return $this->jms?->handled === null ? $this->json : $this->writtenBy('jms');
        }
        $text = match (true) {
            $this->format === 'serialize' => serialize($this->graph()),
            $this->jms !== null => $this->writtenBy('jms'),
            default => $this->writtenBy(Contender::KILN),
        };
        $difference = Formats::difference($this, $text);

        return $difference === null ? $text : throw new \LogicException("There is nothing to read, since what Kiln writes {$difference}.");
    }

    /** Whether a call is too short to be timed alone. */
    public function isSmall(): bool
    {
        return \strlen($this->json) < 2_000;
    }

    /**
     * What is to be written, as {@see json_encode()} takes it: arrays, except that an empty object stays an object, since an
     * empty array would be written as `[]`.
     */
    public function readyArray(): mixed
    {
        return self::mapped($this->written(), static fn(array $members): mixed => $members === [] ? new \stdClass() : $members);
    }

    /**
     * What is to be written: the document, without the nulls of its objects where the workload writes none. Where settings
     * of JMS change that, JMS has the word.
     */
    public function written(): mixed
    {
        if ($this->jms?->isDefault() === false) {
            return json_decode($this->writtenBy('jms'), flags: JSON_THROW_ON_ERROR);
        }

        return $this->writesNull ? $this->document() : self::withoutNulls($this->document());
    }

    /** The document, decoded to objects and arrays. */
    public function document(): mixed
    {
        return json_decode($this->json, flags: JSON_THROW_ON_ERROR);
    }

    public static function withoutNulls(mixed $value): mixed
    {
        return self::mapped($value, static fn(array $members): object => (object) array_filter($members, static fn(mixed $member): bool => $member !== null));
    }

    /** A short document with every key of this one, hence with every class: of each list, only the items that bring a new key. */
    public function excerpt(): self
    {
        return $this->of(json_encode(self::shortened($this->document()), Contender::FLAGS));
    }

    private function writtenBy(string $contender): string
    {
        $functions = (Contenders::all()[$contender]->functions)($this, \dirname(__DIR__, 3) . "/var/lab/written/{$contender}");

        return ($functions->write)($this->graph());
    }

    /** @param \Closure(array<mixed>): mixed $ofObject gets the members of each object, which it has been applied to before */
    private static function mapped(mixed $value, \Closure $ofObject): mixed
    {
        $members = \is_array($value) || $value instanceof \stdClass ? array_map(static fn(mixed $member): mixed => self::mapped($member, $ofObject), (array) $value) : $value;

        return $value instanceof \stdClass && \is_array($members) ? $ofObject($members) : $members;
    }

    private static function shortened(mixed $value): mixed
    {
        if ($value instanceof \stdClass) {
            return (object) array_map(self::shortened(...), get_object_vars($value));
        }
        $seen = [];
        $isNew = static function (mixed $item) use (&$seen): bool {
            $known = \count($seen);
            $seen += self::paths($item, '');

            return \count($seen) > $known;
        };

        return \is_array($value) ? array_map(self::shortened(...), array_values(array_filter($value, $isNew))) : $value;
    }

    /** @return array<string, true> where something stands that is not null, as keys */
    private static function paths(mixed $value, string $path): array
    {
        $paths = $value === null ? [] : [$path => true];
        foreach ($value instanceof \stdClass || \is_array($value) ? (array) $value : [] as $key => $member) {
            $paths += self::paths($member, \is_array($value) ? "{$path}[]" : "{$path}.{$key}");
        }

        return $paths;
    }
}
