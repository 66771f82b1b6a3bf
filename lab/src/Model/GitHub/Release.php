<?php

declare(strict_types=1);

namespace Kiln\Lab\Model\GitHub;

use JMS\Serializer\Annotation as JMS;
use Kiln\Attribute\DateFormat;

final class Release
{
    #[JMS\Groups(['links'])] public string $url, $assets_url, $upload_url, $html_url;
    public int $id;
    #[JMS\Since('2.0')] public string $node_id;
    public string $tag_name, $target_commitish, $name;
    public bool $draft;
    public User $author;
    public bool $prerelease;
    #[DateFormat(Delivery::DATE_FORMAT), JMS\Type('DateTimeImmutable<"' . Delivery::DATE_FORMAT . '">')]
    public \DateTimeImmutable $created_at, $published_at;
    /** @var list<Asset> */
    #[JMS\Type('array<' . Asset::class . '>')] public array $assets;
    #[JMS\Groups(['links'])] public string $tarball_url, $zipball_url;
    public string $body;
    #[JMS\Groups(['links'])] public ?string $discussion_url = null;
    public ?Reactions $reactions = null;
}
