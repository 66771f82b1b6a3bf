<?php

declare(strict_types=1);

namespace Kiln\Lab\Workload;

/**
 * A document, the class it is read into, and how it is to be written: what every contender gets, and no contender more.
 */
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
     */
    public function __construct(
        public readonly string $name,
        public readonly string $title,
        public readonly string $json,
        public readonly string $class,
        public readonly bool $isList,
        public readonly bool $writesNull,
        public readonly string $dateFormat,
        public readonly ?JmsSettings $jms = null,
    ) {}

    /**
     * The document as objects, built by the lab itself and by none of the contenders.
     *
     * @return object|list<object>
     */
    public function graph(): object|array
    {
        return $this->graph ??= (new ReferenceReader())->read($this);
    }

    /**
     * What is to be read: the document, unless a handler gives it another form.
     */
    public function input(): string
    {
        return $this->jms?->handler === null ? $this->json : (new JmsOracle($this, $this->jms))->written();
    }

    /**
     * What is to be written, as {@see json_encode()} takes it: arrays, except that an empty object stays an object, since an
     * empty array would be written as `[]`.
     */
    public function readyArray(): mixed
    {
        return self::asArrays($this->written());
    }

    /**
     * What is to be written: the document, without the nulls of its objects where the workload writes none. Where settings
     * of JMS change that, JMS has the word.
     */
    public function written(): mixed
    {
        if ($this->jms?->isDefault() === false) {
            return json_decode((new JmsOracle($this, $this->jms))->written(), false, 512, JSON_THROW_ON_ERROR);
        }
        $document = $this->document();

        return $this->writesNull ? $document : self::withoutNulls($document);
    }

    /**
     * The document, decoded to objects and arrays.
     */
    public function document(): mixed
    {
        return json_decode($this->json, false, 512, JSON_THROW_ON_ERROR);
    }

    /**
     * jms/serializer leaves nulls out unless its context says otherwise.
     */
    public static function withoutNulls(mixed $value): mixed
    {
        if ($value instanceof \stdClass) {
            $members = array_filter(get_object_vars($value), static fn(mixed $member): bool => $member !== null);

            return (object) array_map(self::withoutNulls(...), $members);
        }

        return \is_array($value) ? array_map(self::withoutNulls(...), $value) : $value;
    }

    private static function asArrays(mixed $value): mixed
    {
        if ($value instanceof \stdClass) {
            $members = get_object_vars($value);

            return $members === [] ? $value : array_map(self::asArrays(...), $members);
        }

        return \is_array($value) ? array_map(self::asArrays(...), $value) : $value;
    }
}
