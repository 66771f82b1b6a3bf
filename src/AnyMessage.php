<?php

declare(strict_types=1);

namespace Kiln;

use Kiln\Attribute\Bytes as BytesAttribute;
use Kiln\Attribute\Protobuf\Field;

/**
 * google.protobuf.Any: a message of any type, as bytes, and the name of the type.
 *
 *     #[Field(4)] public ?AnyMessage $detail = null;
 *
 *     new AnyMessage('type.googleapis.com/shop.v1.Parcel', $serializer->serialize($parcel, 'protobuf'));
 *
 * Nobody makes an object of the bytes but you. For ProtoJSON, which shows what is in them, {@see Format\Protobuf\ProtoJson} has a list of types.
 *
 * @see https://protobuf.dev/programming-guides/proto3/#any
 *
 * @api
 */
final readonly class AnyMessage
{
    /**
     * @param string $typeUrl of which the part behind the last slash is the full name of the message
     * @param string $value   the message
     */
    public function __construct(#[Field(1)] public string $typeUrl = '', #[Field(2)] #[BytesAttribute] public string $value = '') {}
}
