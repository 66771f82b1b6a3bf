<?php

declare(strict_types=1);

namespace Kiln\Error;

/**
 * What can be wrong with a document or with the objects to write. The values are stable; docs/errors.md has a section on each.
 *
 * @api
 */
enum ErrorCode: string
{
    case Syntax = 'syntax';
    case InvalidUtf8 = 'invalid_utf8';
    case LoneSurrogate = 'lone_surrogate';

    case DepthExceeded = 'depth_exceeded';
    case TooLarge = 'too_large';
    case StringTooLong = 'string_too_long';
    case TooManyElements = 'too_many_elements';

    case TypeMismatch = 'type_mismatch';
    case IntegerOverflow = 'integer_overflow';
    case InvalidEnum = 'invalid_enum';
    case InvalidDate = 'invalid_date';
    case InvalidDuration = 'invalid_duration';
    case InvalidBase64 = 'invalid_base64';
    case MissingKey = 'missing_key';
    case UnknownKey = 'unknown_key';
    case RepeatedKey = 'repeated_key';
    case MissingDiscriminator = 'missing_discriminator';
    case InvalidDiscriminator = 'invalid_discriminator';
    case InvalidValue = 'invalid_value';
    case ConversionFailed = 'conversion_failed';
    case Refused = 'refused';
    case ReadonlyProperty = 'readonly_property';

    case NotFinite = 'not_finite';
    case CircularReference = 'circular_reference';
    case NotSerializable = 'not_serializable';
    case GeneratorConsumed = 'generator_consumed';
    case MissingValue = 'missing_value';

    /**
     * In a few words, without anything of the document or of the code.
     */
    public function summary(): string
    {
        return match ($this) {
            self::Syntax => 'wrong syntax',
            self::InvalidUtf8 => 'not valid UTF-8',
            self::LoneSurrogate => 'half of a surrogate pair',
            self::DepthExceeded => 'nested too deep',
            self::TooLarge => 'too large',
            self::StringTooLong => 'string too long',
            self::TooManyElements => 'too many elements',
            self::TypeMismatch => 'wrong type',
            self::IntegerOverflow => 'integer too large',
            self::InvalidEnum => 'not one of the allowed values',
            self::InvalidDate => 'not a valid date',
            self::InvalidDuration => 'not a valid duration',
            self::InvalidBase64 => 'not base64',
            self::MissingKey => 'missing key',
            self::UnknownKey => 'unknown key',
            self::RepeatedKey => 'repeated key',
            self::MissingDiscriminator => 'missing key that tells the type',
            self::InvalidDiscriminator => 'unknown type',
            self::InvalidValue => 'not a valid value',
            self::ConversionFailed => 'not understood',
            self::Refused => 'not accepted',
            self::ReadonlyProperty => 'cannot be changed',
            self::NotFinite => 'not a finite number',
            self::CircularReference => 'refers back to itself',
            self::NotSerializable => 'cannot be written',
            self::GeneratorConsumed => 'generator already consumed',
            self::MissingValue => 'missing value',
        };
    }

    /**
     * Whether the path ends in a key that does not stand in the document.
     */
    public function isAboutAbsence(): bool
    {
        return $this === self::MissingKey || $this === self::MissingDiscriminator;
    }
}
