<?php

declare(strict_types=1);

namespace Kiln\Schema\Proto\Import\Descriptor;

use Kiln\Attribute\Protobuf\Field;

/**
 * google.protobuf.FeatureSet: what editions say in the place of a syntax. A null is for the file, or the edition, to say.
 *
 * @internal
 */
final readonly class FeatureSet
{
    private const EXPLICIT = 1;

    private const IMPLICIT = 2;

    private const LEGACY_REQUIRED = 3;

    private const PACKED = 1;

    private const EXPANDED = 2;

    private const DELIMITED = 2;

    public function __construct(
        #[Field(1)]
        public ?int $presence = null,
        #[Field(3)]
        public ?int $repeatedEncoding = null,
        #[Field(5)]
        public ?int $messageEncoding = null,
    ) {}

    /**
     * Older files are what their syntax means as features (protobuf.dev, "Feature Settings for Editions").
     */
    public static function ofFile(File $file): self
    {
        return match ($file->syntax) {
            'proto3' => new self(self::IMPLICIT, self::PACKED),
            'editions' => ($file->options->features ?? new self())->within(new self(self::EXPLICIT, self::PACKED)),
            default => new self(self::EXPLICIT, self::EXPANDED),
        };
    }

    public function within(self $outer): self
    {
        return new self($this->presence ?? $outer->presence, $this->repeatedEncoding ?? $outer->repeatedEncoding, $this->messageEncoding ?? $outer->messageEncoding);
    }

    /**
     * Whether a value that is zero is left out, so that nobody tells it from none.
     */
    public function isImplicit(): bool
    {
        return $this->presence === self::IMPLICIT;
    }

    public function isRequired(): bool
    {
        return $this->presence === self::LEGACY_REQUIRED;
    }

    public function isPacked(): bool
    {
        return $this->repeatedEncoding === self::PACKED;
    }

    /**
     * Whether a message stands between two tags, as a group does.
     */
    public function isDelimited(): bool
    {
        return $this->messageEncoding === self::DELIMITED;
    }
}
